/** The service worker (web/offline/sw.ts) comes when the app is there; pages over plain HTTP have none. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  // What was loaded before the worker had the page, or while it took it.
  const told = new PerformanceObserver((list) =>
    active?.postMessage(list.getEntries().map(({ name }) => new URL(name).pathname)),
  );
  told.observe({ type: "resource", buffered: true });
}
