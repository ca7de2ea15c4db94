import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { LoginPage } from "#areas/karyawan/session/web/LoginPage.tsx";
import { isLeaving } from "../api/leave.ts";
import { readSession, watchSession } from "../api/sessionStore.ts";
import { followLayers } from "../ui/dialog/layerHistory.ts";
import { fetched } from "../ui/page/missingCode.ts";
import { HOME, LOGIN } from "../ui/page/paths.ts";
import type { Screen } from "../ui/page/screen.ts";
import { FailurePage } from "./FailurePage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { firstScreen, screenAt } from "./openScreens.ts";
import { BootSkeleton, PageSkeleton } from "./PageSkeleton.tsx";
import { SCREENS } from "./screens.ts";

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <NotFoundPage alone />,
  errorComponent: ({ error }) => <FailurePage error={error} alone />,
});

const toHome = () => {
  throw redirect({ to: firstScreen(readSession().session), replace: true });
};

const index = createRoute({ getParentRoute: () => root, path: "/", beforeLoad: toHome });
const adminIndex = createRoute({ getParentRoute: () => root, path: "/admin", beforeLoad: toHome });

const login = createRoute({
  getParentRoute: () => root,
  path: LOGIN,
  beforeLoad: ({ search }) => {
    if (readSession().token !== null) throw redirect({ to: returnTo(search), replace: true });
  },
  component: LoginPage,
});

/** The page behind the QR code of a machine: without a session, and without the rest of the app. */
const PeriksaSeri = lazyRouteComponent(
  () => fetched(import("#areas/penjualan/seri/web/PeriksaSeriPage.tsx")),
  "PeriksaSeriPage",
);
const seri = createRoute({ getParentRoute: () => root, path: "/seri/$", component: PeriksaSeri });
/** The short address under which other programs were promised it. */
const s = createRoute({ getParentRoute: () => root, path: "/s/$", component: PeriksaSeri });

const admin = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: ({ location }) => {
    if (readSession().token === null) throw redirect(toLogin(location.href));
  },
  component: lazyRouteComponent(() => fetched(import("./AdminArea.tsx")), "AdminArea"),
  pendingComponent: BootSkeleton,
  errorComponent: ({ error }) => <FailurePage error={error} alone />,
});

const screens = SCREENS.map((screen) =>
  createRoute({
    getParentRoute: () => admin,
    path: screen.path,
    beforeLoad: ({ cause }) => (cause === "enter" ? framePainted() : undefined),
    component: lazily(screen),
  }),
);
// An unknown address below /admin is answered inside the shell.
const unknown = createRoute({ getParentRoute: () => admin, path: "/admin/$", component: NotFoundPage });

const HIDDEN_MS = 100;

/** A large screen is built in one go: title and sidebar, which know the next one already, are painted before. */
async function framePainted(): Promise<void> {
  if (router.state.resolvedLocation === undefined) return;
  await new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    // Nothing is painted in a hidden window.
    setTimeout(done, HIDDEN_MS);
  });
}

function lazily(screen: Screen) {
  return lazyRouteComponent(() => fetched(screen.load()).then((Page) => ({ default: Page })));
}

/** Goes to the login page, and after the login back to this address. */
function toLogin(from: string) {
  const path = from.split("?")[0] ?? from;
  const worthReturning = path !== HOME && screenAt(path) !== undefined;
  return { to: LOGIN, search: worthReturning ? { ke: from } : {}, replace: true };
}

export const router = createRouter({
  routeTree: root.addChildren([index, adminIndex, login, seri, s, admin.addChildren([...screens, unknown])]),
  defaultPreload: "intent",
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ({ error }) => <FailurePage error={error} />,
  // Opening or closing a dialog does not scroll the page.
  scrollRestoration: ({ location }) => location.state.opened === undefined,
  // Parameters are texts; the schema of each call parses them.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return query === "" ? "" : `?${query}`;
  },
});

followLayers(router.history);

/** Goes to the login page when the session ends, here, in another tab or on the server. */
export function followSession(): () => void {
  return watchSession(() => {
    const { pathname, href } = router.state.location;
    const signedIn = readSession().token !== null;
    if (!signedIn && pathname.startsWith("/admin")) void router.navigate(toLogin(isLeaving() ? HOME : href));
    if (signedIn && pathname === LOGIN) void router.navigate({ to: returnTo(router.state.location.search) });
  });
}

/** The address that was asked for, else the screen that the person begins with. */
function returnTo(search: object): string {
  const first = firstScreen(readSession().session);
  const wanted = "ke" in search && typeof search.ke === "string" ? search.ke : first;
  return screenAt(wanted.split("?")[0] ?? "") ? wanted : first;
}
