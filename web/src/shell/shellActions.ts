import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import {
  type Icon,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPalette,
  IconShieldLock,
  IconSun,
  IconUserCircle,
} from "@tabler/icons-react";
import { leave } from "../api/leave.ts";
import { signOut } from "../api/session.ts";
import { countWaiting } from "../api/waiting.ts";
import { confirm } from "../ui/dialog/dialogs.ts";
import { openPanel } from "./panels.ts";
import { BANTUAN, PROFILE } from "./screens.ts";
import { useScreenPath } from "./useScreenPath.ts";

/** What concerns the person and not the business: it goes to an address, or does something. */
export type ShellAction = { label: string; icon: Icon; key?: string } & (
  | { address: string; run?: never }
  | { run: () => void; address?: never }
);

export async function logOut(): Promise<void> {
  const waiting = countWaiting();
  const asked = {
    title: `${waiting} kiriman belum terkirim`,
    text: "Bila anda keluar, kiriman itu dibuang dari perangkat ini.",
    ok: "Buang dan keluar",
    danger: true,
  };
  if (waiting === 0 || (await confirm(asked))) leave(signOut);
}

export function useMode(): ShellAction & { run: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";
  return {
    label: dark ? "Ganti ke mode terang" : "Ganti ke mode gelap",
    icon: dark ? IconSun : IconMoon,
    run: () => setColorScheme(dark ? "light" : "dark"),
  };
}

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
