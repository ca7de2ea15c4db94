import { Group, Text, VisuallyHidden } from "@mantine/core";
import { type LiveState, useLiveState } from "../api/connection.ts";
import classes from "./shell.module.css";

const WORDS: Readonly<Record<LiveState, { short: string; long: string }>> = {
  live: { short: "Langsung", long: "Perubahan dari rekan kerja tampil dengan sendirinya" },
  reconnecting: { short: "Menyambung…", long: "Sedang menyambung; daftar dapat tertinggal sebentar" },
  offline: { short: "Terputus", long: "Server tidak dapat dihubungi" },
};

/** Shows whether changes of colleagues arrive. */
export function LiveIndicator() {
  const state = useLiveState();
  const { short, long } = WORDS[state];
  return (
    <Group gap={7} wrap="nowrap" role="status" aria-label="Status koneksi" px={4} data-tip={long}>
      <span className={classes.dot} data-state={state} />
      <Text fz="xs" c="dimmed" visibleFrom="lg" aria-hidden>
        {short}
      </Text>
      <VisuallyHidden>{short}</VisuallyHidden>
    </Group>
  );
}
