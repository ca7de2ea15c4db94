import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { LoginPage } from "#areas/karyawan/session/web/LoginPage.tsx";
import { HALAMAN_SERI } from "#areas/penjualan/seri/halamanSeri.ts";
import { readSession, watchSession } from "../api/sessionStore.ts";
import { useAppearance } from "../theme/appearance.ts";
import { MODE_KEY } from "../theme/keys.ts";
import { themeOf } from "../theme/theme.ts";
import { variablesOf } from "../theme/variables.ts";
import { fetchDialogs, LaterDialogs } from "../ui/dialog/LaterDialogs.tsx";
import { fetched } from "../ui/page/missingCode.ts";
import { HOME, LOGIN } from "../ui/page/paths.ts";
import { keepEarlyKeys } from "./earlyKeys.ts";
import { LastResort } from "./FailurePage.tsx";
import { BootSkeleton } from "./PageSkeleton.tsx";

const mode = localStorageColorSchemeManager({ key: MODE_KEY });

const fetchApp = () => fetched(import("./App.tsx"));
const App = lazy(() => fetchApp().then((code) => ({ default: code.App })));

/** Where everybody comes in: a stranger sees the login page and loads nothing else. */
export function Root() {
  const { accent } = useAppearance();
  const theme = useMemo(() => themeOf(accent), [accent]);
  const stranger = useStranger();
  useEffect(() => keepEarlyKeys(() => readSession().token !== null), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variablesOf}
      colorSchemeManager={mode}
      defaultColorScheme="auto"
    >
      <LastResort>
        {stranger ? (
          <Entrance />
        ) : (
          <Suspense fallback={<BootSkeleton />}>
            <App />
          </Suspense>
        )}
        <LaterDialogs />
      </LastResort>
    </MantineProvider>
  );
}

/** Whether nobody has been signed in since the page was opened; the app itself leads to its login page later on. */
function useStranger(): boolean {
  const [stranger, become] = useState(() => readSession().token === null && !isPublic(window.location.pathname));
  useEffect(
    () =>
      watchSession(() => {
        if (readSession().token !== null) become(false);
      }),
    [],
  );
  return stranger;
}

/** The page behind the QR code of a machine. */
const isPublic = (path: string): boolean => HALAMAN_SERI.test(path);

/** The login page before the app; the app comes while somebody types there. */
function Entrance() {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname === LOGIN) return;
    const asked = pathname.startsWith("/admin/") && pathname !== HOME;
    const ke = asked ? `?${new URLSearchParams({ ke: pathname + search })}` : "";
    window.history.replaceState(null, "", LOGIN + ke);
  }, []);
  const prepare = () => {
    void fetchApp().catch(() => undefined);
    void fetchDialogs().catch(() => undefined);
  };
  return (
    <div onInput={prepare}>
      <LoginPage />
    </div>
  );
}
