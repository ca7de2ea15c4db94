import { ActionIcon, Kbd, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import "@mantine/spotlight/styles.css";
import type { Session } from "#contract/karyawan/session.ts";
import { cariSemua, type Temuan } from "#contract/sistem/cari.ts";
import { useCall } from "../api/hooks.ts";
import { addressOf } from "../documents/address.ts";
import { iconOf, kindOf } from "./found.ts";
import { screenAt, screensOf } from "./openScreens.ts";
import type { Screen } from "./screen.ts";
import { PROFILE } from "./screens.ts";
import { KABAR } from "./screensSistem.ts";
import classes from "./shell.module.css";

/** A shorter text would find everything. */
const SHORTEST = 2;

/** Search for screens that the person may open, and for documents and people. */
export function GlobalSearch({ session }: { session: Session }) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data } = useCall(cariSemua.cari, { q }, { enabled: q.length >= SHORTEST });

  const more = [PROFILE, KABAR].flatMap((path) => screenAt(path) ?? []);
  const screens = [...screensOf(session), ...more];
  const go = (address: string) => router.history.push(address);
  const found = q.length >= SHORTEST && typed !== "" ? (data?.data ?? []) : [];
  const groups: SpotlightActionGroupData[] = [
    {
      group: "Halaman",
      actions: screens.filter((screen) => fits(screen, typed)).map((screen) => pageAction(screen, go)),
    },
    { group: "Data", actions: found.flatMap((one) => foundAction(one, session, go)) },
  ];
  return (
    <>
      <UnstyledButton className={classes.search} visibleFrom="md" onClick={spotlight.open}>
        <IconSearch size={17} stroke={1.7} aria-hidden />
        <span style={{ flex: 1 }}>Cari…</span>
        <Kbd size="xs">Ctrl K</Kbd>
      </UnstyledButton>
      <ActionIcon variant="subtle" color="gray" size="lg" hiddenFrom="md" onClick={spotlight.open} aria-label="Cari">
        <IconSearch size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Spotlight
        actions={groups.filter((group) => group.actions.length > 0)}
        // Show everything that the server found: the text may be in a field that is not shown.
        filter={(_, actions) => actions}
        query={typed}
        onQueryChange={setTyped}
        shortcut={["mod + K"]}
        nothingFound="Tidak ada yang cocok"
        highlightQuery
        attributes={{ content: { "aria-label": "Cari" } }}
        scrollable
        maxHeight={460}
        overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
        searchProps={{
          "aria-label": "Cari",
          placeholder: "Cari halaman, order, pelanggan, produk…",
          leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
        }}
      />
    </>
  );
}

function fits({ title, group }: Screen, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return title.toLowerCase().includes(wanted) || (group?.toLowerCase().includes(wanted) ?? false);
}

function pageAction(screen: Screen, go: (path: string) => void): SpotlightActionData {
  return {
    id: screen.path,
    label: screen.title,
    description: screen.group,
    leftSection: <screen.icon size={20} stroke={1.6} aria-hidden />,
    onClick: () => go(screen.path),
  };
}

function foundAction(one: Temuan, session: Session, go: (path: string) => void): SpotlightActionData[] {
  const address = addressOf(one.jenis, one.kunci, session);
  if (address === null) return [];
  const FoundIcon = iconOf(one);
  return [
    {
      id: `${one.jenis} ${one.kunci} ${one.judul}`,
      label: one.judul,
      description: `${kindOf(one)} · ${one.keterangan}`,
      leftSection: <FoundIcon size={20} stroke={1.6} aria-hidden />,
      onClick: () => go(address),
    },
  ];
}
