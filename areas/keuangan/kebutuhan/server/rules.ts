import { type Boleh, boleh, tidak } from "#kernel/row.ts";

export type Bawaan = "penjualan" | "pembelian-produk" | "pembelian-asset" | "pengembalian-dana" | "pelepasan-asset";

/** What the rules need to know of a need. */
export type Sasaran = {
  namaKebutuhan: string;
  /** The program uses it for its own documents. */
  bawaan: Bawaan | null;
  /** A pengajuan has it. */
  dipakai: boolean;
  /** A typed entry has a line on its account. */
  dijurnal: boolean;
  berkomponen: boolean;
  /** It is a row in Laba Rugi of a closed month. */
  ditutup: boolean;
};

type BarisKebutuhan = Pick<Sasaran, "namaKebutuhan" | "bawaan">;

/**
 * Built-in needs belong to invoices, purchases and refunds; a request by hand with one would look like such a document.
 */
export function maySubmit({ namaKebutuhan, bawaan }: BarisKebutuhan): Boleh {
  return bawaan ? tidak(`Kebutuhan ${namaKebutuhan} hanya untuk dokumen otomatis, pilih kebutuhan lain`) : boleh;
}

export function mayRemove({ namaKebutuhan, bawaan, dipakai, dijurnal, ditutup }: Sasaran): Boleh {
  if (bawaan) return tidak(`Kebutuhan ${namaKebutuhan} dipakai oleh aturan program, tidak dapat dihapus`);
  if (dipakai) return tidak(`Kebutuhan ${namaKebutuhan} masih digunakan oleh pengajuan`);
  if (dijurnal) return tidak(`Kebutuhan ${namaKebutuhan} masih digunakan oleh jurnal umum`);
  if (ditutup) return tidak(`Kebutuhan ${namaKebutuhan} berdiri di laba rugi bulan yang sudah ditutup`);
  return boleh;
}

/** Purchases are no cost yet: goods become one when they leave the warehouse, assets by depreciation. */
export function mayAssign({ namaKebutuhan, bawaan }: Sasaran): Boleh {
  if (bawaan === "pelepasan-asset") {
    return tidak(`${namaKebutuhan} tidak dapat memiliki komponen laba: hasilnya dihitung dari nilai buku asset`);
  }
  if (bawaan !== "pembelian-produk" && bawaan !== "pembelian-asset") return boleh;
  return tidak(
    `${namaKebutuhan} tidak dapat memiliki komponen laba: pembelian menjadi biaya lewat HPP dan penyusutan asset`,
  );
}

export function mayRelease({ namaKebutuhan, berkomponen }: Sasaran): Boleh {
  return berkomponen ? boleh : tidak(`Kebutuhan ${namaKebutuhan} belum memiliki komponen laba`);
}
