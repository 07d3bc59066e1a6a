// Opens the page: what is packed in it becomes its style, elements, texts and scripts. The policy of the page knows the style and
// these very scripts.

(async () => {
  const { style, body, texts, scripts } = await opened(document.getElementById("kibao-packed").textContent).json();
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  document.body.insertAdjacentHTML("afterbegin", body);
  const add = (attributes, text) => document.body.append(Object.assign(document.createElement("script"), attributes, { text }));
  for (const [id, text] of Object.entries(texts)) add({ id, type: "text/plain" }, text);
  for (const text of scripts) add({}, text);
})();
