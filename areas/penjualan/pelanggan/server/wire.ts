import { kreditTerpakai } from "#books/piutang/kredit.ts";
import { hanyaMilik, terlihat } from "#company/pelanggan.ts";
import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { ReadCtx, User } from "#platform/http/context.ts";
import { found, notFound } from "#platform/http/refusal.ts";
import type { DetailPelanggan, Pelanggan } from "../barisPelanggan.ts";
import {
  mayArchive,
  mayChange,
  mayChangeSales,
  mayMerge,
  maySetKredit,
  maySplit,
  mayUnmerge,
  type Sasaran,
} from "./rules.ts";
import { gabunganDari, loadPelanggan, nomorSama, type PelangganRow, readBatasKredit } from "./sql.ts";

export const sasaranOf = ({ idPelanggan, nama, arsip, digabungKe }: PelangganRow): Sasaran => ({
  idPelanggan,
  nama,
  arsip,
  namaTujuan: digabungKe?.nama ?? null,
});

/** A customer as answered, with what this person may do with it. */
export function wirePelanggan(row: PelangganRow, user: User): Pelanggan {
  const { digabungKe: _, idUtama: __, ...isi } = row;
  const sasaran = sasaranOf(row);
  return {
    ...isi,
    aksi: {
      ubah: mayChange(sasaran),
      ubahSales: mayChangeSales(user),
      arsip: mayArchive(user, sasaran),
      gabung: mayMerge(user, sasaran),
      pisah: maySplit(user, sasaran, row.jumlahOrder),
      batalGabung: mayUnmerge(user, sasaran),
      batasKredit: maySetKredit(user, sasaran),
    },
  };
}

type Pelihat = Pick<ReadCtx, "user"> & { db: Db };

/** Refuses a customer that this person may not see: it is not found. */
export async function mustTerlihat({ db, user }: Pelihat, id: Id<"pelanggan">): Promise<void> {
  if (!(await terlihat(db, user, id))) throw notFound("Pelanggan");
}

/** A customer that this person may see; any other is not found. */
export async function findPelanggan(
  { db, user, today }: Pelihat & Pick<ReadCtx, "today">,
  id: Id<"pelanggan">,
): Promise<PelangganRow> {
  const [[row]] = await Promise.all([loadPelanggan(db, [id], today), mustTerlihat({ db, user }, id)]);
  return found(row, "Pelanggan");
}

export async function wireDetail(context: ReadCtx, id: Id<"pelanggan">): Promise<DetailPelanggan> {
  const { db, user } = context;
  const row = await findPelanggan(context, id);
  const milik = await hanyaMilik(db, user);
  const [gabungan, sama, batasKredit, kredit] = await Promise.all([
    gabunganDari(db, id),
    nomorSama(db, id, milik),
    readBatasKredit(db, id),
    kreditTerpakai(db, id),
  ]);
  const digabung = { arsip: false, namaTujuan: row.nama };
  return {
    ...wirePelanggan(row, user),
    batasKredit,
    kreditTerpakai: kredit,
    digabungKe: row.digabungKe,
    gabungan: gabungan.map((one) => ({ ...one, batalGabung: mayUnmerge(user, { ...one, ...digabung }) })),
    nomorSama: sama,
  };
}
