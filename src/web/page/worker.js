// The worker: does what it is asked with the module, in order.

let ready = null;

/** Starts the module, which is packed. */
async function open(packed) {
  await wasm_bindgen({ module_or_path: await opened(packed).arrayBuffer() });
}

onmessage = async ({ data }) => {
  if (data.module) {
    ready = open(data.module);
    ready.then(() => postMessage({ ready: true }), (error) => postMessage({ ready: false, why: String(error) }));
    return;
  }
  let said = '{"error":"failed"}';
  try {
    await ready;
    said = wasm_bindgen[data.name](data.text, JSON.stringify(data.options));
  } catch {
    // The page hears of it, and starts another worker.
  }
  postMessage({ id: data.id, said });
};
