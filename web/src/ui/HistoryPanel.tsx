import { Button, Skeleton, Stack, Text, Timeline } from "@mantine/core";
import { type JenisRiwayat, riwayat } from "#contract/sistem/riwayat.ts";
import { useCall } from "../api/hooks.ts";
import { Waktu } from "./Tanggal.tsx";
import classes from "./ui.module.css";

/** Who did what to one record when, newest first. */
export function HistoryPanel({ jenis, id }: { jenis: JenisRiwayat; id: string | number }) {
  const { data, error, refetch } = useCall(riwayat.getRiwayat, { jenis, id: String(id) }, { keepPrevious: false });
  if (data === undefined && error !== null) {
    return (
      <Stack align="flex-start" gap="xs">
        <Text>{error.message}</Text>
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          Coba lagi
        </Button>
      </Stack>
    );
  }
  if (data === undefined) return <Skeleton height={90} aria-hidden />;
  if (data.data.length === 0) return <Text c="dimmed">Belum ada riwayat</Text>;
  return (
    <Timeline bulletSize={12} lineWidth={2}>
      {data.data.map((entry) => (
        <Timeline.Item key={entry.idRiwayat} title={entry.ringkas}>
          <Text size="sm" c="dimmed">
            {entry.nama} · <Waktu value={entry.waktu} />
            {entry.bagian !== "" && ` · ${entry.bagian}`}
          </Text>
          {entry.perubahan.map(({ field, label, sebelum, sesudah }) => (
            <div key={field} className={classes.change}>
              {label}: {sebelum !== null && <del>{sebelum}</del>} {sebelum !== null && "→"}{" "}
              <ins>{sesudah ?? "(kosong)"}</ins>
            </div>
          ))}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
