import { useDebouncedValue } from "@mantine/hooks";
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from "@mantine/spotlight";
import { IconBulb, IconHistory, IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import "@mantine/spotlight/styles.css";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { cariSemua, TERPENDEK, type Temuan } from "#areas/sistem/cari/contract.ts";
import { maksudCari } from "#areas/sistem/maksud/contract.ts";
import { mayCall } from "#kernel/permission.ts";
import { useCall } from "../api/hooks.ts";
import { addressOf } from "../documents/address.ts";
import { BANTUAN, KABAR, PROFILE } from "../ui/page/paths.ts";
import type { Screen } from "../ui/page/screen.ts";
import type { Beginning } from "./actions.ts";
import { takeTyped } from "./earlyKeys.ts";
import { iconOf, kindOf } from "./found.ts";
import { screenAt, screensOf } from "./openScreens.ts";
import classes from "./palette.module.css";
import { paletteStore } from "./palette.ts";
import { noteRecent, recentOf } from "./recent.ts";
import type { ShellAction } from "./shellActions.ts";
import { useShellActions } from "./useShellActions.ts";
import { wordsBegin, wordsNearlyBegin } from "./wordsBegin.ts";

/** The palette: screens, documents and people, what was opened last, and what can be begun. */
export function SearchPalette({ session }: { session: Session }) {
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState(0);
  const groups = useGroups(session, typed, setTyped, opened);
  useFirstHit(groups);
  return (
    <Spotlight
      classNames={{ content: classes.palette, action: classes.hit }}
      store={paletteStore}
      actions={groups}
      // Show everything that the server found: the text may be in a field that is not shown.
      filter={(_, actions) => actions}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={takeTyped}
      onSpotlightOpen={() => setOpened((before) => before + 1)}
      shortcut={null}
      nothingFound="Tidak ada yang cocok"
      highlightQuery
      attributes={{ content: { "aria-label": "Cari" } }}
      scrollable
      maxHeight={460}
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      searchProps={{
        "aria-label": "Cari",
        placeholder: "Cari halaman, dokumen, nomor telepon, atau tindakan…",
        // What was typed before it was there; one that is opened anew is empty.
        onFocus: () => {
          const before = takeTyped();
          if (before !== "") setTyped(before);
        },
        leftSection: <IconSearch size={18} stroke={1.6} aria-hidden />,
      }}
    />
  );
}

function useGroups(
  session: Session,
  typed: string,
  setTyped: (text: string) => void,
  opened: number,
): SpotlightActionGroupData[] {
  const router = useRouter();
  const go = (address: string) => router.history.push(address);
  const [q] = useDebouncedValue(typed.trim(), 200);
  const asks = q.length >= TERPENDEK && typed !== "";
  const { data } = useCall(cariSemua.cari, { q }, { enabled: asks });
  const found = asks ? (data?.data ?? []) : [];
  const more = [PROFILE, KABAR, BANTUAN].flatMap((path) => screenAt(path) ?? []);
  const all = [...screensOf(session), ...more];
  const exact = all.filter((screen) => fits(screen, typed));
  const beginnings = useBeginnings(session, typed, opened);
  const begin = (by: typeof wordsBegin) => beginnings.filter(({ label, words = SAME }) => by(label, typed, words));
  const own = useShellActions().filter(({ label }) => typed.trim() !== "" && wordsBegin(label, typed));
  const nothing = asks && data?.data.length === 0 && [...exact, ...begin(wordsBegin), ...own].length === 0;
  const screens = nothing ? all.filter((screen) => wordsNearlyBegin(namesOf(screen), typed)) : exact;
  const begun = begin(nothing ? wordsNearlyBegin : wordsBegin);
  const meant = useCall(maksudCari.maksud, { q }, { enabled: nothing }).data?.data ?? null;
  const groups: SpotlightActionGroupData[] = [
    { group: "Terakhir dibuka", actions: typed.trim() === "" ? recentActions(session, opened, go) : [] },
    { group: "Halaman", actions: screens.map((screen) => pageAction(screen, go)) },
    {
      group: "Tindakan",
      actions: [...begun.map((one) => beginAction(one, go)), ...own.map((one) => ownAction(one, go))],
    },
    { group: "Data", actions: found.flatMap((one) => foundAction(one, session, go)) },
    { group: "Maksud Anda", actions: nothing && meant !== null ? [meantAction(meant, setTyped)] : [] },
  ];
  return groups.filter((group) => group.actions.length > 0);
}

/** People say it in their own words: "pengajuan baru", "bikin order". */
const SAME = ["buat", "tambah", "baru", "bikin"];

/** Shorter than that nothing is a question yet. */
const QUESTION = 4;

/** Loaded when the palette first opens: they bring the contracts of many screens. */
function useBeginnings(session: Session, typed: string, opened: number): Beginning[] {
  const [all, setAll] = useState<typeof import("./actions.ts") | null>(null);
  useEffect(() => {
    if (opened > 0) void import("./actions.ts").then(setAll);
  }, [opened]);
  if (all === null || typed.trim() === "") return [];
  const asked = typed.trim().length < QUESTION ? [] : all.QUESTIONS;
  return [...all.BEGINNINGS, ...asked].filter(({ call }) => mayCall(call.permission, session));
}

/** Enter opens the first hit, also when the answer of the server comes after the typing. */
function useFirstHit(groups: readonly SpotlightActionGroupData[]): void {
  const ids = groups.flatMap(({ actions }) => actions.map(({ id }) => id)).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hits mean another first one
  useEffect(() => {
    const list = document.getElementById(paletteStore.getState().listId);
    if (!list || list.querySelector("[data-selected]")) return;
    list.querySelector("[data-action]")?.setAttribute("data-selected", "true");
    paletteStore.updateState((state) => ({ ...state, selected: 0 }));
  }, [ids]);
}

/** What a screen is called: also by the name of its menu, which may be another one. */
const namesOf = ({ title, menu, group }: Screen): string => [title, menu, group].filter(Boolean).join(" ");

const fits = (screen: Screen, typed: string): boolean =>
  namesOf(screen).toLowerCase().includes(typed.trim().toLowerCase()) || wordsBegin(namesOf(screen), typed);

type Go = (address: string) => void;

function pageAction(screen: Screen, go: Go): SpotlightActionData {
  return {
    id: screen.path,
    label: screen.title,
    description: screen.group,
    leftSection: <screen.icon size={20} stroke={1.6} aria-hidden />,
    onClick: () => go(screen.path),
  };
}

const beginAction = ({ label, icon: Picture, address }: Beginning, go: Go): SpotlightActionData => ({
  id: `mulai ${address}`,
  label,
  leftSection: <Picture size={20} stroke={1.6} aria-hidden />,
  onClick: () => go(address),
});

const ownAction = ({ label, icon: Picture, run, address }: ShellAction, go: Go): SpotlightActionData => ({
  id: `diri ${label}`,
  label,
  leftSection: <Picture size={20} stroke={1.6} aria-hidden />,
  onClick: run ?? (() => go(address)),
});

/** `opened` counts the openings: what was opened last is read anew at each. */
const recentActions = (session: Session, opened: number, go: Go): SpotlightActionData[] =>
  opened === 0
    ? []
    : recentOf(session.idUser).map(({ address, label, description }) => ({
        id: `lagi ${address}`,
        label,
        description,
        leftSection: <IconHistory size={20} stroke={1.6} aria-hidden />,
        onClick: () => go(address),
      }));

const meantAction = (meant: string, setTyped: (text: string) => void): SpotlightActionData => ({
  id: `maksud ${meant}`,
  label: `Maksud Anda “${meant}”?`,
  closeSpotlightOnTrigger: false,
  leftSection: <IconBulb size={20} stroke={1.6} aria-hidden />,
  onClick: () => setTyped(meant),
});

function foundAction(one: Temuan, session: Session, go: Go): SpotlightActionData[] {
  const address = addressOf(one.jenis, one.kunci, session);
  if (address === null) return [];
  const FoundIcon = iconOf(one);
  const description = `${kindOf(one)} · ${one.keterangan}`;
  return [
    {
      id: `${one.jenis} ${one.kunci} ${one.judul}`,
      label: one.judul,
      description,
      leftSection: <FoundIcon size={20} stroke={1.6} aria-hidden />,
      onClick: () => {
        noteRecent(session.idUser, { address, label: one.judul, description });
        go(address);
      },
    },
  ];
}
