import { Text, Timeline } from "@mantine/core";
import "@mantine/core/styles/Timeline.css";
import { JENIS_KOMENTAR } from "#areas/sistem/komentar/jenisKomentar.ts";
import { type JenisRiwayat, riwayat } from "#areas/sistem/riwayat/contract.ts";
import type { Answer } from "#kernel/call.ts";
import { Answered } from "../ui/page/Answered.tsx";
import { later } from "../ui/page/later.tsx";
import classes from "../ui/ui.module.css";
import { KeepTogether } from "../ui/value/KeepTogether.tsx";
import { Waktu } from "../ui/value/Tanggal.tsx";
import { KomentarPanel } from "./KomentarPanel.tsx";

// Brings the contracts of all that can be taken back; few entries can.
const UrungkanRiwayat = later(() => import("./UrungkanRiwayat.tsx").then((file) => file.UrungkanRiwayat), 26);

/** What is said about a record, and its history, newest entry first. */
export function HistoryPanel({ jenis, id }: { jenis: JenisRiwayat; id: string | number }) {
  const dibicarakan = JENIS_KOMENTAR.find((satu) => satu === jenis);
  return (
    <>
      {dibicarakan && <KomentarPanel jenis={dibicarakan} id={String(id)} />}
      <Answered call={riwayat.getRiwayat} input={{ jenis, id: String(id) }} height={90}>
        {({ data }) => <Entries entries={data} />}
      </Answered>
    </>
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
            {entry.bagian !== "" && (
              <> · {entry.bagian.includes(" ") ? entry.bagian : <KeepTogether>{entry.bagian}</KeepTogether>}</>
            )}
          </Text>
          {entry.perubahan.map(({ field, label, sebelum, sesudah }) => (
            <div key={field} className={classes.change}>
              {label}: {sebelum !== null && <del>{sebelum}</del>} {sebelum !== null && "→"}{" "}
              <ins>{sesudah ?? "(kosong)"}</ins>
            </div>
          ))}
          {entry.urung && <UrungkanRiwayat urung={entry.urung} apa={entry.ringkas} />}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
