import { Text, Timeline } from "@mantine/core";
import type { Answer } from "#contract/kernel/call.ts";
import { type JenisRiwayat, riwayat } from "#contract/sistem/riwayat.ts";
import { Answered } from "../ui/page/Answered.tsx";
import classes from "../ui/ui.module.css";
import { Waktu } from "../ui/value/Tanggal.tsx";

/** The history of a record, newest entry first. */
export function HistoryPanel({ jenis, id }: { jenis: JenisRiwayat; id: string | number }) {
  return (
    <Answered call={riwayat.getRiwayat} input={{ jenis, id: String(id) }} height={90}>
      {({ data }) => <Entries entries={data} />}
    </Answered>
  );
}

function Entries({ entries }: { entries: Answer<typeof riwayat.getRiwayat>["data"] }) {
  if (entries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Belum ada riwayat
      </Text>
    );
  }
  return (
    <Timeline bulletSize={12} lineWidth={2}>
      {entries.map((entry) => (
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
