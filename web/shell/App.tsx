import "../ui/page/mantine.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { queries } from "../api/queries.ts";
import { fetchDialogs } from "../ui/dialog/LaterDialogs.tsx";
import { used, whenIdle } from "../ui/page/idle.ts";
import { unmissed } from "../ui/page/later.tsx";
import { followSession, router } from "./router.tsx";
import { startWorker } from "./worker.ts";

const TipLayer = unmissed(() => used.then(() => import("../ui/page/TipLayer.tsx")).then((file) => file.TipLayer));

/** Everything but the login page of who has just come. */
export function App() {
  useEffect(followSession, []);
  useEffect(() => {
    // What a press may have to say where the connection has gone meanwhile.
    whenIdle(fetchDialogs);
    whenIdle(async () => void import("../theme/kertas.ts").then(({ fetchKop }) => fetchKop()).catch(() => undefined));
    whenIdle(async () => void startWorker().catch(() => undefined));
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <TipLayer />
    </QueryClientProvider>
  );
}
