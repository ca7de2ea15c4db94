import { mayPo } from "#areas/produk/produk/contract.ts";
import { HANYA_PRIVILEGED, isPrivileged, seesHargaBeli } from "#kernel/permission.ts";
import { boleh, tidak } from "#kernel/row.ts";
import { jumlahDari, satuan, tulisKemasan } from "#kernel/satuan.ts";
import type { User } from "#platform/http/context.ts";
import type { Bahan, KartuBahan } from "../contract.ts";
import type { BahanRow, Isian, KartuRow } from "./sql.ts";

/** A material as it is sent: quantities in units. */
export function wire(row: BahanRow, user: User): Bahan {
  const sees = seesHargaBeli(user);
  return {
    ...row,
    isiBeli: jumlahDari(row.isiBeli),
    minimalStock: jumlahDari(row.minimalStock),
    jumlahStock: jumlahDari(row.jumlahStock),
    datang: jumlahDari(row.datang),
    hargaBeli: sees ? row.hargaBeli : null,
    nilaiStok: sees ? row.nilaiStok : null,
    aksi: { edit: isPrivileged(user) ? boleh : tidak(HANYA_PRIVILEGED), po: mayPo(row) },
  };
}

/** A row of the stock book as it is sent. */
export function wireKartu({ qty, saldo, nilai, nilaiSaldo, ...row }: KartuRow, user: User): KartuBahan {
  const sees = seesHargaBeli(user);
  return {
    ...row,
    qty: jumlahDari(qty),
    saldo: jumlahDari(saldo),
    nilai: sees ? nilai : null,
    nilaiSaldo: sees ? nilaiSaldo : null,
  };
}

/** The fields of a material in its history. */
export function flat({ kodeProduk, namaProduk, hargaBeli, minimalStock, isiBeli, satuan: unit, satuanBeli }: Isian) {
  const isi = tulisKemasan({ satuan: unit, satuanBeli, isiBeli });
  return { kodeProduk, namaProduk, isi, hargaBeli, minimal: satuan(minimalStock, unit) };
}
