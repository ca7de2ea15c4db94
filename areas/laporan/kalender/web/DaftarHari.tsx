import { IconCalendarOff } from "@tabler/icons-react";
import { useState } from "react";
import { ribuan } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { PlainButton } from "#web/ui/PlainButton.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { type Acara, NAMA_ACARA } from "../contract.ts";
import { kunciAcara, menurutHari } from "./acara.ts";
import { BarisAcara, type PindahAcara } from "./BarisAcara.tsx";
import classes from "./kalender.module.css";

const HARI = new Intl.DateTimeFormat("id-ID", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

/** The list of the present month begins with today; what was before is above. */
function toToday(list: HTMLElement | null): void {
  list?.querySelector("[data-kini]")?.scrollIntoView({ block: "start" });
}

type DaftarHariProps = { acara: readonly Acara[]; hariIni: Tanggal; pindah: PindahAcara };

/** The days that have something, one below the other. */
export function DaftarHari({ acara, hariIni, pindah }: DaftarHariProps) {
  if (acara.length === 0) {
    return <EmptyState title="Tidak ada acara" text="Pilih bulan, jenis atau orang lain." icon={IconCalendarOff} />;
  }
  return (
    <div className={classes.daftar} ref={toToday}>
      {[...menurutHari(acara)].map(([hari, isi]) => (
        <section key={hari} aria-label={HARI.format(new Date(hari))} data-kini={hari === hariIni || undefined}>
          <h3>
            {HARI.format(new Date(hari))}
            {hari === hariIni && <b>hari ini</b>}
          </h3>
          <IsiHari isi={isi} pindah={pindah} />
        </section>
      ))}
    </div>
  );
}

/** So many entries of a day before the rest is asked for. */
const TERBANYAK = 12;

function IsiHari({ isi, pindah }: { isi: readonly Acara[]; pindah: PindahAcara }) {
  const [semua, setSemua] = useState(false);
  const shown = isi.length > TERBANYAK && !semua ? isi.slice(0, TERBANYAK - 1) : isi;
  return (
    <>
      <ul>
        {shown.map((satu) => (
          <li key={kunciAcara(satu)}>
            <BarisAcara acara={satu} pindah={pindah} />
            <small>
              {[NAMA_ACARA[satu.jenis], satu.orang?.namaLengkap, satu.selesai && "selesai"].filter(Boolean).join(" · ")}
            </small>
          </li>
        ))}
      </ul>
      {shown.length < isi.length && (
        <PlainButton className={classes.sisa} onClick={() => setSemua(true)}>
          +{ribuan(isi.length - shown.length)} lainnya
        </PlainButton>
      )}
    </>
  );
}
