import { melihatPembelian } from "#company/pembelian.ts";
import { HANYA_PRIVILEGED, seesHargaBeli } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";

/**
 * Lines of some accounts tell what machines had cost, which only the privileged may know, and those of money and assets
 * what was paid for purchases, which is for the menu Pengajuan. Sums of whole accounts are for everyone with the menu.
 */
type Rahasia = { hargaBeli: boolean; pembelian: boolean };

const BARANG = [
  "persediaan",
  "barang-dalam-proses",
  "hpp",
  "selisih-harga-beli",
  "penyesuaian-persediaan",
  "hutang-usaha",
  "saldo-awal",
  "beban-servis",
  "upah-produksi",
];

export function mayBaris(user: User, { hargaBeli, pembelian }: Rahasia): Boleh {
  if (seesHargaBeli(user)) return boleh;
  if (hargaBeli) return tidak(`${HANYA_PRIVILEGED}: baris akun ini menunjukkan harga beli`);
  if (!pembelian || melihatPembelian(user)) return boleh;
  return tidak("Hanya yang memiliki menu Pengajuan: baris akun ini menunjukkan pembayaran pembelian");
}

/** Refuses who may not see the lines of these accounts, or the lines of an entry. `yang` chooses accounts. */
export async function openBaris(db: Db, user: User, yang: Fragment): Promise<void> {
  if (seesHargaBeli(user)) return;
  const [row] = await db<Rahasia[]>`
    select coalesce(bool_or(bawaan = any(${BARANG})), false) as harga_beli,
      coalesce(bool_or(id_rekening is not null or id_kategori_asset is not null), false) as pembelian
    from akun where ${yang}`;
  if (row) must(mayBaris(user, row));
}
