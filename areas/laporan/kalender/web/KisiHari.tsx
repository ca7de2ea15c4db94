import { VisuallyHidden } from "@mantine/core";
import type { DragEvent } from "react";
import { ribuan, tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { PlainButton } from "#web/ui/PlainButton.tsx";
import type { Acara } from "../contract.ts";
import { kunciAcara, menurutHari } from "./acara.ts";
import { BarisAcara, type PindahAcara } from "./BarisAcara.tsx";
import classes from "./kalender.module.css";
import { useGeser } from "./useGeser.ts";
import type { TampilanKalender } from "./useTampilan.ts";

const HARI = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
/** So many entries of a day stand in a month; the week and the list have all of them. */
const TERBANYAK = 4;

type KisiHariProps = { acara: readonly Acara[]; tampilan: TampilanKalender; pindah: PindahAcara };

/** Weeks of days. */
export function KisiHari({ acara, tampilan, pindah }: KisiHariProps) {
  const isi = menurutHari(acara);
  const { days, ...lain } = tampilan;
  const pekan = days.flatMap((_, at) => (at % 7 === 0 ? [days.slice(at, at + 7)] : []));
  return (
    <div className={classes.kisi}>
      <table className={classes.tabel} data-pekan={tampilan.tampilan === "minggu" || undefined}>
        <VisuallyHidden component="caption">Kalender</VisuallyHidden>
        <thead>
          <tr>
            {HARI.map((nama) => (
              <th key={nama} scope="col">
                {nama}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pekan.map((satu) => (
            <tr key={satu[0]}>
              {satu.map((hari) => (
                <Hari key={hari} hari={hari} acara={isi.get(hari) ?? []} tampilan={lain} pindah={pindah} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HariProps = {
  hari: Tanggal;
  acara: readonly Acara[];
  tampilan: Omit<TampilanKalender, "days">;
  pindah: PindahAcara;
};

function Hari({ hari, acara, tampilan, pindah }: HariProps) {
  const geser = useGeser();
  const bulan = tampilan.tampilan === "bulan";
  const shown = bulan && acara.length > TERBANYAK ? acara.slice(0, TERBANYAK - 1) : acara;
  const sisa = acara.length - shown.length;
  const jatuh = (event: DragEvent) => {
    event.preventDefault();
    geser(event.dataTransfer.getData("text/plain"), hari);
  };
  return (
    <td
      data-luar={(bulan && hari.slice(0, 7) !== tampilan.hari.slice(0, 7)) || undefined}
      data-kini={hari === tampilan.hariIni || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={jatuh}
    >
      <time dateTime={hari} className={classes.nomor}>
        <VisuallyHidden>{tanggal(hari)}</VisuallyHidden>
        <span aria-hidden>{Number(hari.slice(8))}</span>
      </time>
      {shown.map((satu) => (
        <BarisAcara key={kunciAcara(satu)} acara={satu} pindah={pindah} />
      ))}
      {sisa > 0 && (
        <PlainButton className={classes.sisa} onClick={() => tampilan.ubah({ tampilan: "minggu", hari })}>
          {ribuan(sisa)} lagi
        </PlainButton>
      )}
    </td>
  );
}
