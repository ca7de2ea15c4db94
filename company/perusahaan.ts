import { buffer } from "node:stream/consumers";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Db } from "#platform/db/database.ts";
import type { Company } from "#platform/documents/pdf/letterhead.ts";
import { openImage } from "#platform/files/berkas.ts";
import type { Storage } from "#platform/files/storage.ts";
import type { Batas } from "./batas.ts";

/** The company's settings that rules take as arguments. */
export type Setelan = {
  hariProduksiPl: number;
  hariProduksiPo: number;
  /** The days in which customers pay, and suppliers are paid, where they have no termin of their own. */
  terminPelanggan: number;
  terminPemasok: number;
  /** Sales people see their own customers only. */
  pelangganSendiri: boolean;
  pengajuanSendiriOlehOrangLain: boolean;
  /** Who may decide alone, and when two must. */
  batas: readonly Batas[];
};

export async function setelan(db: Db): Promise<Setelan> {
  const [row] = await db<Setelan[]>`
    select hari_produksi_pl, hari_produksi_po, termin_pelanggan, termin_pemasok, pelanggan_sendiri,
      pengajuan_sendiri_oleh_orang_lain,
      coalesce((select jsonb_agg(jsonb_build_object('idKebutuhan', b.id_kebutuhan, 'bawaan', k.bawaan,
          'nominalDari', b.nominal_dari, 'namaRole', b.nama_role, 'cara', b.cara))
        from batas b left join kebutuhan k using (id_kebutuhan)), '[]'::jsonb) as batas
    from perusahaan`;
  if (!row) throw new Error("The company's settings are missing");
  return row;
}

/** The company's data that documents print. */
export type Pengirim = Company & {
  /** The company was renamed since the installation. */
  bernama: boolean;
  /** The static QRIS of its merchant account and the most that one payment may be; "" where it has none. */
  qris: string;
  batasQris: number;
};

/** The name in every new database. */
const NAMA_BAWAAN = "Nama Perusahaan";

export function maySend({ bernama }: Pick<Pengirim, "bernama">): Boleh {
  if (bernama) return boleh;
  return tidak(
    "Nama perusahaan belum diisi. Minta Super Admin atau Management mengisinya di Setting > Perusahaan, lalu kirim ulang",
  );
}

type Kop = {
  nama: string;
  alamat: string;
  noTelp: string;
  email: string;
  barisBank: string;
  idLogo: string | null;
  qris: string;
  batasQris: number;
};

/** The letterhead of every PDF; while the company has no name it says where to enter one. */
export async function letterhead(db: Db, storage: Storage): Promise<Pengirim> {
  const { idLogo, ...company } = await kop(db);
  return { ...company, logo: idLogo ? await logoOf(db, storage, idLogo) : null };
}

/** The same in words alone. */
export async function kop(db: Db): Promise<Omit<Pengirim, "logo"> & Pick<Kop, "idLogo">> {
  const [row] = await db<
    Kop[]
  >`select nama, alamat, no_telp, email, baris_bank, id_logo, qris, batas_qris from perusahaan`;
  if (!row) throw new Error("The company's settings are missing");
  const bernama = row.nama !== NAMA_BAWAAN;
  return {
    bernama,
    nama: bernama ? row.nama : "Nama perusahaan belum diisi",
    alamat: bernama ? row.alamat : "Lengkapi di Setting > Perusahaan, lalu cetak ulang",
    telepon: row.noTelp,
    email: row.email,
    bank: row.barisBank.split("\n").filter((line) => line.trim() !== ""),
    idLogo: row.idLogo,
    qris: row.qris,
    batasQris: row.batasQris,
  };
}

async function logoOf(db: Db, storage: Storage, id: string): Promise<Buffer | null> {
  const image = await openImage(db, storage, id, "large");
  return image && buffer(image.content);
}

/** How many days nightly backups are kept; 0 makes none. */
export async function hariBackup(db: Db): Promise<number> {
  const [row] = await db<{ hariBackup: number }[]>`select hari_backup from perusahaan`;
  return row?.hariBackup ?? 0;
}
