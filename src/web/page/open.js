// Opens the page: what is packed in it becomes its texts and scripts. The policy of the page knows these very scripts.

(async () => {
  const { texts, scripts } = await opened(document.getElementById("kibao-packed").textContent).json();
  const add = (attributes, text) => document.body.append(Object.assign(document.createElement("script"), attributes, { text }));
  for (const [id, text] of Object.entries(texts)) add({ id, type: "text/plain" }, text);
  for (const text of scripts) add({}, text);
})();
