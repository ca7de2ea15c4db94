import { Skeleton, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect } from "react";
import { jakartaToday, ribuan } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { hariLewat, sebutanTempo, terlambat } from "#kernel/umur.ts";
import { useCall } from "#web/api/hooks.ts";
import { type DocumentKind, TASKS } from "#web/documents/address.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { recount } from "#web/documents/jumlahTugas.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { Money } from "#web/ui/value/Money.tsx";
import type { BarisTugas, JenisTugas, Tugas } from "../isiTugas.ts";
import { TUGAS } from "./awal.ts";
import classes from "./dashboard.module.css";
import { RUPA_TUGAS } from "./rupaTugas.ts";
import { TautanDaftar } from "./TautanDaftar.tsx";

/** What waits for the signed-in person: the most urgent of each kind, with amount and age. */
export function TugasSaya({ dialog }: { dialog: Addressed<string> }) {
  const { data } = useCall(TUGAS.call, TUGAS.input);
  // The sidebar beside it says the same numbers.
  useEffect(() => {
    if (data) recount(data.data);
  }, [data]);
  return (
    <section className={classes.kartu} aria-label="Tugas saya">
      <header className={classes.kartuHead}>
        <h2>Tugas saya</h2>
      </header>
      {data === undefined ? (
        <Skeleton height={180} />
      ) : data.data.length === 0 ? (
        <Beres diperiksa={data.diperiksa} />
      ) : (
        <div className={classes.tugas}>
          {data.data.map((tugas) => (
            <Kelompok key={tugas.jenis} tugas={tugas} dialog={dialog} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Says what was looked at, so that it is known what "everything" is. */
function Beres({ diperiksa }: { diperiksa: readonly JenisTugas[] }) {
  if (diperiksa.length === 0) {
    return <Text c="dimmed">Menu Anda tidak mempunyai antrean tugas.</Text>;
  }
  return (
    <div className={classes.beres}>
      <IconCircleCheck size={28} stroke={1.6} aria-hidden />
      <div>
        <Text fw={600}>Tidak ada yang menunggu Anda. Semua sudah beres.</Text>
        <Text size="sm" c="dimmed">
          Diperiksa: {diperiksa.map((jenis) => RUPA_TUGAS[jenis].label).join(", ")}.
        </Text>
      </div>
    </div>
  );
}

function Kelompok({ tugas, dialog }: { tugas: Tugas; dialog: Addressed<string> }) {
  const { label, icon: Sign } = RUPA_TUGAS[tugas.jenis];
  const sisa = tugas.jumlah - tugas.daftar.length;
  return (
    <section aria-label={label}>
      <h3>
        <TautanDaftar dialog={dialog} kunci={`tugas.${tugas.jenis}`}>
          <Sign size={18} stroke={1.7} aria-hidden />
          {label} <b className={classes.banyak}>{ribuan(tugas.jumlah)}</b>
        </TautanDaftar>
      </h3>
      <ul>
        {tugas.daftar.map((row) => (
          <Baris key={row.id + row.keterangan} jenis={tugas.jenis} row={row} />
        ))}
      </ul>
      {sisa > 0 && (
        <TautanDaftar dialog={dialog} kunci={`tugas.${tugas.jenis}`} className={classes.sisa}>
          {ribuan(sisa)} lainnya
        </TautanDaftar>
      )}
    </section>
  );
}

function Baris({ jenis, row }: { jenis: JenisTugas; row: BarisTugas }) {
  return (
    <li>
      <IdTugas kind={TASKS[jenis].kind} row={row} />
      <span className={classes.keterangan} data-tip={row.keterangan}>
        {row.keterangan}
      </span>
      {row.nominal !== null && <Money value={row.nominal} />}
      <UmurTugas jenis={jenis} tanggal={row.tanggal} />
    </li>
  );
}

/** Tasks without a kind of document have no link. */
export const IdTugas = ({ kind, row }: { kind: DocumentKind | null; row: BarisTugas }) =>
  kind === null ? <span>{row.id}</span> : <DocumentLink kind={kind} kunci={row.kunci} label={row.id} />;

/** For how long it has been waiting, or how near its deadline is. */
export function UmurTugas({ jenis, tanggal }: { jenis: JenisTugas; tanggal: Tanggal | null }) {
  if (tanggal === null) return null;
  const hari = hariLewat(tanggal, jakartaToday(new Date()) as Tanggal);
  const { tenggat } = RUPA_TUGAS[jenis];
  return (
    <time className={classes.umur} dateTime={tanggal} data-late={(tenggat && terlambat(hari)) || undefined}>
      {tenggat ? sebutanTempo(hari) : hari <= 0 ? "hari ini" : `${ribuan(hari)} hari`}
    </time>
  );
}
