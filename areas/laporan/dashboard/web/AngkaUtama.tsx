import { Skeleton } from "@mantine/core";
import { IconArrowDownRight, IconArrowUpRight } from "@tabler/icons-react";
import { jakartaToday, ribuan, rupiah, tanggal } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { axisAmount } from "#web/ui/value/axisAmount.ts";
import { dashboard } from "../contract.ts";
import type { Angka, JenisAngka } from "../isiAngka.ts";
import classes from "./dashboard.module.css";
import { Garis } from "./Garis.tsx";
import { TautanDaftar } from "./TautanDaftar.tsx";

type Rupa = { label: string; write: (nilai: number) => string; pendek: (nilai: number) => string; kunci: string };

const uang = { write: rupiah, pendek: (nilai: number) => `Rp ${axisAmount(nilai)}` };
const banyak = { write: ribuan, pendek: ribuan };

const RUPA: Readonly<Record<JenisAngka, Rupa>> = {
  omset: { label: "Total Omzet", ...uang, kunci: "omset" },
  order: { label: "Total Order", ...banyak, kunci: "status" },
  unit: { label: "Unit Terjual", ...banyak, kunci: "terlaris" },
  saldo: { label: "Total Nominal Rekening", ...uang, kunci: "rekening" },
  rataRata: { label: "Rata-rata per Order", ...uang, kunci: "omset" },
};

type Props = { rentang: { tglAwal: string; tglAkhir: string }; dialog: Addressed<string> };

/** The four figures at the top, each with its change since a month ago and a small line of the year. */
export function AngkaUtama({ rentang, dialog }: Props) {
  const { data } = useCall(dashboard.getRingkasan, rentang);
  if (!data) return <Menunggu />;
  const { angka, tglAwalLalu, tglAkhirLalu } = data.data;
  // Balances are those of today, whatever days are chosen.
  const lampau = rentang.tglAkhir !== jakartaToday(new Date());
  return (
    <section className={classes.angkaUtama} aria-label="Angka utama">
      {angka.map((satu) => (
        <SatuAngka key={satu.jenis} angka={satu} dialog={dialog} />
      ))}
      <p>
        Dibandingkan dengan {tanggal(tglAwalLalu)} sampai {tanggal(tglAkhirLalu)}. Garis: 12 bulan terakhir.
        {lampau && angka.some(({ jenis }) => jenis === "saldo") && ` ${RUPA.saldo.label}: hari ini dan sebulan lalu.`}
      </p>
    </section>
  );
}

/** As large as the figures that come, whatever the width. */
const Menunggu = () => (
  <Skeleton aria-hidden>
    <div className={classes.angkaUtama}>
      {(["omset", "order", "unit", "saldo"] as const).map((jenis) => (
        <div key={jenis}>
          <span className={classes.label}>{RUPA[jenis].label}</span>
          <span className={classes.nilai}>0</span>
          <span className={classes.perubahan}>dari 0</span>
        </div>
      ))}
      <p>Dibandingkan dengan 00-00-0000 sampai 00-00-0000. Garis: 12 bulan terakhir.</p>
    </div>
  </Skeleton>
);

function SatuAngka({ angka, dialog }: { angka: Angka; dialog: Addressed<string> }) {
  const { label, write, pendek, kunci } = RUPA[angka.jenis];
  return (
    <TautanDaftar dialog={dialog} kunci={kunci}>
      <span className={classes.label}>{label}</span>
      <span className={classes.nilai}>{write(angka.nilai)}</span>
      <span className={classes.perubahan}>
        <Perubahan angka={angka} />
        <span>dari {pendek(angka.sebelumnya)}</span>
      </span>
      <Garis nilai={angka.garis.map(({ nilai }) => nilai)} />
    </TautanDaftar>
  );
}

/** By how many per cent it rose or fell. */
function Perubahan({ angka: { nilai, sebelumnya } }: { angka: Angka }) {
  if (sebelumnya === 0) return null;
  const persen = Math.round(((nilai - sebelumnya) / Math.abs(sebelumnya)) * 100);
  if (persen === 0) return <b>tetap</b>;
  const Panah = persen > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <b data-arah={persen > 0 ? "naik" : "turun"}>
      <Panah size={15} stroke={2.2} role="img" aria-label={persen > 0 ? "naik" : "turun"} />
      {ribuan(Math.abs(persen))}%
    </b>
  );
}
