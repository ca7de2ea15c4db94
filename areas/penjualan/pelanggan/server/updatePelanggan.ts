import type { NilaiKolom } from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { saveKolom } from "#company/kolomSendiri.ts";
import { hanyaMilik } from "#company/pelanggan.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, must } from "#platform/http/refusal.ts";
import { changePelanggan, type Isian, insertPelanggan } from "./baru.ts";
import { mayChange, mayChangeSales } from "./rules.ts";
import { KOLOM, lockPelanggan, nomorSama } from "./sql.ts";
import { findPelanggan, sasaranOf } from "./wire.ts";

type Baru = Isian & { idSales: Id<"karyawan"> | null; kolomSendiri: readonly NilaiKolom[] | null };
type Perubahan = Baru & { idPelanggan: Id<"pelanggan">; versi: number | null };

/** Adds a customer; who adds one looks after it, unless somebody else was named by those who may. */
export async function addPelanggan(deed: Deed, { idSales, kolomSendiri, ...isian }: Baru) {
  const sales = idSales ?? deed.user.idUser;
  mustUbahSales(deed, sales, deed.user.idUser);
  const idPelanggan = await insertPelanggan(deed, isian, sales);
  const kolom = await saveKolom(deed.tx, "pelanggan", idPelanggan, kolomSendiri);
  await audit(deed, {
    jenis: "pelanggan",
    id: idPelanggan,
    sesudah: { ...isian, sales: await namaKaryawan(deed, sales), ...kolom.sesudah },
  });
  return tersimpan(deed, idPelanggan);
}

export async function updatePelanggan(deed: Deed, { idPelanggan, versi, idSales, kolomSendiri, ...isian }: Perubahan) {
  const { tx, user } = deed;
  const context = { ...deed, db: tx };
  await lockPelanggan(tx, [idPelanggan]);
  const before = await findPelanggan(context, idPelanggan);
  must(mayChange(sasaranOf(before)));
  await assertVersion(tx, { jenis: "pelanggan", id: idPelanggan, stored: before.versi, seen: versi });
  const sebelumnya = before.sales?.idUser ?? null;
  mustUbahSales(deed, idSales, sebelumnya);
  await changePelanggan(tx, idPelanggan, isian, idSales, deed.now);
  const kolom = await saveKolom(tx, "pelanggan", idPelanggan, kolomSendiri);
  const ketik = (row: Isian) => Object.fromEntries(KOLOM.map((name) => [name, row[name]])) as Isian;
  await audit(deed, {
    jenis: "pelanggan",
    id: idPelanggan,
    sebelum: { ...ketik(before), sales: before.sales?.namaLengkap ?? "", ...kolom.sebelum },
    sesudah: { ...ketik(isian), sales: await namaKaryawan({ tx, user }, idSales), ...kolom.sesudah },
  });
  return tersimpan(deed, idPelanggan);
}

function mustUbahSales({ user }: Deed, diminta: number | null, sekarang: number | null): void {
  if (diminta === sekarang) return;
  const { alasan } = mayChangeSales(user);
  if (alasan !== null) {
    throw conflict(alasan, [{ field: "idSales", message: `${alasan} dapat mengganti penanggung jawab` }]);
  }
}

async function namaKaryawan({ tx }: Pick<Deed, "tx" | "user">, idUser: number | null): Promise<string> {
  const [row] = await tx<{ nama: string }[]>`select nama_lengkap as nama from karyawan where id_user = ${idUser}`;
  return row?.nama ?? "";
}

const tersimpan = async ({ tx, user }: Deed, idPelanggan: Id<"pelanggan">) => ({
  idPelanggan,
  nomorSama: [...(await nomorSama(tx, idPelanggan, await hanyaMilik(tx, user)))],
});
