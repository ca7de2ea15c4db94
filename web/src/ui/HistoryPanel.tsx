import { Button, Skeleton, Stack, Text, Timeline } from "@mantine/core";
import { ribuan, tanggal } from "#contract/format.ts";
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
          </Text>
          {entry.perubahan.map(({ field, label, sebelum, sesudah }) => (
            <div key={field} className={classes.change}>
              {label}: {!isBlank(sebelum) && <del>{shown(sebelum)}</del>} {!isBlank(sebelum) && "→"}{" "}
              <ins>{shown(sesudah)}</ins>
            </div>
          ))}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === "";

function shown(value: unknown): string {
  if (isBlank(value)) return "(kosong)";
  if (typeof value === "boolean") return value ? "ya" : "tidak";
  if (typeof value === "number") return ribuan(value);
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return tanggal(value);
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
