import { IconHelp, IconKeyboard, IconLogout, IconPalette, IconShieldLock, IconUserCircle } from "@tabler/icons-react";
import { BANTUAN, PROFILE } from "../ui/page/paths.ts";
import { openPanel } from "./panels.ts";
import { logOut, type ShellAction, useMode } from "./shellActions.ts";
import { useScreenPath } from "./useScreenPath.ts";

/** The lines of the user's menu, which the palette finds as well. */
export function useShellActions(): readonly ShellAction[] {
  const mode = useMode();
  const tentang = new URLSearchParams({ layar: useScreenPath() });
  return [
    { label: "Profil dan password", icon: IconUserCircle, address: PROFILE },
    { label: "Keamanan akun", icon: IconShieldLock, address: `${PROFILE}#keamanan` },
    { label: "Tampilan", icon: IconPalette, run: () => openPanel("tampilan") },
    mode,
    { label: "Tombol pintas", icon: IconKeyboard, key: "?", run: () => openPanel("tombol") },
    { label: "Bantuan layar ini", icon: IconHelp, address: `${BANTUAN}?${tentang}` },
    { label: "Log out", icon: IconLogout, run: logOut },
  ];
}
