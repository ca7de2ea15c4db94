import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { queries } from "../api/queries.ts";
import { readSession } from "../api/sessionStore.ts";
import { MODE_KEY, useAppearance } from "../theme/appearance.ts";
import { themeOf, variablesOf } from "../theme/theme.ts";
import { Dialogs } from "../ui/dialog/Dialogs.tsx";
import { keepEarlyKeys } from "./earlyKeys.ts";
import { LastResort } from "./FailurePage.tsx";
import { followSession, router } from "./router.tsx";

const mode = localStorageColorSchemeManager({ key: MODE_KEY });

export function App() {
  const { accent } = useAppearance();
  const theme = useMemo(() => themeOf(accent), [accent]);
  useEffect(followSession, []);
  useEffect(() => keepEarlyKeys(() => readSession().token !== null), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variablesOf}
      colorSchemeManager={mode}
      defaultColorScheme="auto"
    >
      <LastResort>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Dialogs />
        </QueryClientProvider>
      </LastResort>
    </MantineProvider>
  );
}
