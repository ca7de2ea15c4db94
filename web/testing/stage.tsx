import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type RenderResult, render } from "vitest-browser-react";
import * as z from "zod/mini";
import "../ui/page/mantine.ts";
import { Session } from "#areas/karyawan/session/contract.ts";
import { MENUS, type Menu } from "#kernel/permission.ts";
import { queries } from "../api/queries.ts";
import { dropSession, keepSession } from "../api/sessionStore.ts";
import { outboxComes } from "../offline/waiting.ts";
import { LIST_TOOLS } from "../shell/listTools.ts";
import { themeOf } from "../theme/theme.ts";
import { variablesOf } from "../theme/variables.ts";
import { Dialogs } from "../ui/dialog/Dialogs.tsx";
import { updateDialogs } from "../ui/dialog/dialogStore.ts";
import { ListToolsProvider } from "../ui/list/tools.ts";
import { TipLayer } from "../ui/page/TipLayer.tsx";

z.config({ jitless: true });
outboxComes(() => import("../offline/outbox.ts"));

type Shown = RenderResult & {
  history: RouterHistory;
  /** The address bar of the stage. */
  address(): string;
};

type Stage = {
  /** The address to start at. */
  at?: string;
  /** The role of the signed-in person; Super Admin by default. */
  role?: string;
  menu?: readonly Menu[];
};

/** Shows a component as in the app: signed in, with theme, router, dialogs and queries. */
export async function onStage(Content: () => ReactNode, { at = "/admin/uji", role, menu }: Stage = {}): Promise<Shown> {
  startAnew();
  signedIn(role, menu);
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: "$", component: Content });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren([anywhere]), history });
  const screen = await render(
    <MantineProvider theme={themeOf("teal")} cssVariablesResolver={variablesOf}>
      <QueryClientProvider client={queries}>
        <ListToolsProvider value={LIST_TOOLS}>
          <RouterProvider router={router} />
        </ListToolsProvider>
        <Dialogs />
        <TipLayer />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...screen, history, address: () => history.location.href };
}

export function signedIn(role = "Super Admin", menu: readonly Menu[] = MENUS): void {
  keepSession(
    z.parse(Session, {
      token: "token-uji",
      idUser: 1,
      nama: "Penguji",
      jabatan: "Penguji",
      role,
      menu: [...menu],
      fotoProfile: null,
      wajibGantiPassword: false,
      wajibFaktorKedua: false,
      halamanAwal: "",
    }),
  );
}

/** Resets what the app keeps outside of components. */
function startAnew(): void {
  queries.clear();
  notifications.clean();
  updateDialogs(() => ({ notices: [], questions: [], waits: [] }));
  dropSession();
  localStorage.clear();
}
