import { ActionIcon, UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { whenUsed } from "../ui/page/idle.ts";
import { belongsToPage } from "../ui/page/keys.ts";
import { keepTyping, paletteReady, takeTyped } from "./earlyKeys.ts";
import { palette, paletteStore } from "./palette.ts";
import classes from "./shell.module.css";

/** What opens the palette: a button, Ctrl K, and "/" where no list has a search of its own. */
export function GlobalSearch({ session }: { session: Session }) {
  useHotkeys([["mod + K", palette.toggle]]);
  useSlash();
  useEffect(() => {
    // Nobody waits for it to have the focus before typing on.
    const forget = paletteStore.subscribe(({ opened }) => opened && keepTyping());
    const end = paletteReady(palette.open);
    return () => {
      forget();
      end();
    };
  }, []);
  const Palette = usePalette();
  return (
    <>
      <UnstyledButton className={classes.search} visibleFrom="md" onClick={palette.open}>
        <IconSearch size={17} stroke={1.7} aria-hidden />
        <span style={{ flex: 1 }}>Cari…</span>
        <kbd>Ctrl K</kbd>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.searchIcon}
        onClick={palette.open}
        aria-label="Cari"
      >
        <IconSearch size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      {Palette && <Palette session={session} />}
    </>
  );
}

function notArrived(): void {
  takeTyped();
  palette.close();
}

type Palette = typeof import("./SearchPalette.tsx").SearchPalette;

/** The palette itself, whose code comes when there is time for it, or when it is opened. */
function usePalette(): Palette | null {
  const [found, find] = useState<Palette | null>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (found !== null) {
      if (wanted.current) palette.open();
      return;
    }
    let over = false;
    const take = async () => {
      const { SearchPalette } = await import("./SearchPalette.tsx");
      if (over) return;
      // Mounted closed and opened then: only so it knows that it was opened, and gives the focus back later.
      wanted.current ||= paletteStore.getState().opened;
      if (wanted.current) palette.close();
      find(() => SearchPalette);
    };
    whenUsed(take);
    const forget = paletteStore.subscribe(({ opened }) => {
      if (opened) take().catch(notArrived);
    });
    return () => {
      over = true;
      forget();
    };
  }, [found]);
  return found;
}

/** "/" searches everything where no list on the screen has a search of its own. */
function useSlash(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || !belongsToPage(event) || document.querySelector("[data-list] input[type=search]"))
        return;
      event.preventDefault();
      palette.open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
