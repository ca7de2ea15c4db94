import { VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { ribuan, tanggal } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { MovingSaid } from "#web/ui/drag/MoveHandle.tsx";
import { type Moving, useMoving, usePlace } from "#web/ui/drag/useMoving.ts";
import { PlainButton } from "#web/ui/PlainButton.tsx";
import type { Acara } from "../contract.ts";
import { kunciAcara, menurutHari } from "./acara.ts";
import { AcaraDigeser, type PindahAcara } from "./BarisAcara.tsx";
import { useMoverHari } from "./geser.ts";
import classes from "./kalender.module.css";
import type { TampilanKalender } from "./useTampilan.ts";

const HARI = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
/** So many entries of a day stand in a month, and in a week before its rest is asked for. */
const TERBANYAK = { bulan: 4, minggu: 12 };

type KisiHariProps = { acara: readonly Acara[]; tampilan: TampilanKalender; pindah: PindahAcara };

/** Weeks of days. */
export function KisiHari({ acara, tampilan, pindah }: KisiHariProps) {
  const isi = menurutHari(acara);
  const { days, ...lain } = tampilan;
  const moving = useMoving(useMoverHari(days));
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
                <Hari
                  key={hari}
                  hari={hari}
                  acara={isi.get(hari) ?? []}
                  tampilan={lain}
                  pindah={pindah}
                  moving={moving}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MovingSaid moving={moving} />
    </div>
  );
}

type HariProps = {
  hari: Tanggal;
  acara: readonly Acara[];
  tampilan: Omit<TampilanKalender, "days">;
  pindah: PindahAcara;
  moving: Moving<Acara>;
};

function Hari({ hari, acara, tampilan, pindah, moving }: HariProps) {
  const element = useRef<HTMLTableCellElement>(null);
  usePlace(element, moving.acts, hari);
  const [semua, setSemua] = useState(false);
  const bulan = tampilan.tampilan === "bulan";
  const terbanyak = bulan ? TERBANYAK.bulan : TERBANYAK.minggu;
  const shown = acara.length > terbanyak && !semua ? acara.slice(0, terbanyak - 1) : acara;
  const sisa = acara.length - shown.length;
  const over = moving.held?.over === hari ? moving.stepTo(hari) : null;
  return (
    <td
      ref={element}
      data-takes={over === null ? undefined : "alasan" in over ? "no" : "yes"}
      data-luar={(bulan && hari.slice(0, 7) !== tampilan.hari.slice(0, 7)) || undefined}
      data-kini={hari === tampilan.hariIni || undefined}
    >
      <time dateTime={hari} className={classes.nomor}>
        <VisuallyHidden>{tanggal(hari)}</VisuallyHidden>
        <span aria-hidden>{Number(hari.slice(8))}</span>
      </time>
      {over !== null && "alasan" in over && <p className={classes.sebab}>{over.alasan}</p>}
      {shown.map((satu) => (
        <AcaraDigeser key={kunciAcara(satu)} acara={satu} pindah={pindah} moving={moving} />
      ))}
      {sisa > 0 && (
        <PlainButton
          className={classes.sisa}
          onClick={() => (bulan ? tampilan.ubah({ tampilan: "minggu", hari }) : setSemua(true))}
        >
          +{ribuan(sisa)} lainnya
        </PlainButton>
      )}
    </td>
  );
}
