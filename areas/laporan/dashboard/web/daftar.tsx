import type { ReactNode } from "react";
import type { Id } from "#kernel/types.ts";
import { namaBulan } from "../../bulan.ts";
import type { KartuStatus } from "../contract.ts";
import { JENIS_TUGAS } from "../isiTugas.ts";
import { DaftarOmzet, DaftarOrderProduk, DaftarPl, DaftarPo, DaftarSo, DaftarTerlaris } from "./DaftarOrder.tsx";
import { DaftarTugas } from "./DaftarTugas.tsx";
import { DaftarAsset, DaftarRekening } from "./DaftarUang.tsx";
import { OMSET, STATUS } from "./Keadaan.tsx";
import { RUPA_TUGAS } from "./rupaTugas.ts";

/** A list of the dashboard: the title of its dialog, and what is in it. */
export type Daftar = { title: string; isi: () => ReactNode };
type Rentang = { tglAwal: string; tglAkhir: string };

/**
 * The list that a key of the address names: `status.Proses`, `omset.DP`, `bulan.2026-11`, `produk.7.Oven`, `pl.deadline`,
 * `tugas.invoice`; null for one that names none.
 */
export function daftarDari(kunci: string, rentang: Rentang): Daftar | null {
  const [apa = "", yang = "", ...sisa] = kunci.split(".");
  switch (apa) {
    case "status":
      return statusOrder(yang, rentang);
    case "omset":
      return omset(yang, rentang);
    case "bulan":
      return /^\d{4}-\d{2}$/.test(yang) ? bulan(yang) : null;
    case "terlaris":
      return { title: "Unit Terjual", isi: () => <DaftarTerlaris rentang={rentang} /> };
    case "produk":
      return produk(Number(yang), sisa.join("."), rentang);
    case "pl":
    case "po":
      return tenggat(apa, yang);
    case "rekening":
      return { title: "Total Nominal Rekening", isi: () => <DaftarRekening /> };
    case "asset":
      return { title: "Total Nominal Asset Tetap", isi: () => <DaftarAsset /> };
    case "tugas":
      return tugas(yang);
    default:
      return null;
  }
}

function statusOrder(status: string, rentang: Rentang): Daftar | null {
  const satu = STATUS.find((row) => row.status === status);
  if (status !== "" && !satu) return null;
  const statusOrder: KartuStatus | null = satu?.status ?? null;
  return {
    title: `Status Order: ${satu?.label ?? "Total Order"}`,
    isi: () => <DaftarSo ask={{ ...rentang, statusOrder }} />,
  };
}

function omset(label: string, rentang: Rentang): Daftar | null {
  const satu = OMSET.find((row) => row.label === label);
  if (label !== "" && !satu) return null;
  if (!satu) return { title: "Omzet: semua order", isi: () => <DaftarOmzet rentang={rentang} /> };
  return { title: `Omzet: ${satu.label}`, isi: () => <DaftarSo ask={{ ...rentang, omset: satu.label }} /> };
}

function bulan(bulan: string): Daftar {
  const akhir = new Date(Date.UTC(Number(bulan.slice(0, 4)), Number(bulan.slice(5)), 0)).toISOString().slice(0, 10);
  return {
    title: `Omzet ${namaBulan(bulan)}`,
    isi: () => <DaftarOmzet rentang={{ tglAwal: `${bulan}-01`, tglAkhir: akhir }} />,
  };
}

function produk(id: number, nama: string, rentang: Rentang): Daftar | null {
  if (!Number.isInteger(id)) return null;
  const idProduk = id as Id<"produk">;
  return { title: `Order ${nama}`, isi: () => <DaftarOrderProduk ask={{ ...rentang, idProduk }} /> };
}

function tenggat(apa: "pl" | "po", menurut: string): Daftar | null {
  const Isi = apa === "pl" ? DaftarPl : DaftarPo;
  const nama = apa === "pl" ? "Pesan Langsung" : "Purchase Order";
  if (menurut === "deadline") {
    const bagian = [
      { bagian: "terlambat", label: "Terlambat" },
      { bagian: "mendekati", label: "Jatuh tempo dalam 7 hari" },
    ] as const;
    return { title: `${nama}: Deadline`, isi: () => <Isi bagian={bagian} /> };
  }
  if (menurut !== "progress") return null;
  const bagian = [
    { bagian: "dimulai", label: apa === "pl" ? "Dikerjakan" : "Datang sebagian" },
    { bagian: "belum", label: apa === "pl" ? "Belum dimulai" : "Belum datang" },
  ] as const;
  return { title: `${nama}: Progress`, isi: () => <Isi bagian={bagian} /> };
}

function tugas(yang: string): Daftar | null {
  const jenis = JENIS_TUGAS.find((name) => name === yang);
  return jenis ? { title: RUPA_TUGAS[jenis].label, isi: () => <DaftarTugas jenis={jenis} /> } : null;
}
