import type { Id } from "#contract/kernel/types.ts";
import type { OrderBaru } from "#contract/penjualan/orderBaru.ts";
import { terlihat } from "#server/company/pelanggan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { conflict, invalidField } from "#server/platform/http/refusal.ts";
import type { Tx } from "#server/platform/postgres/database.ts";
import { together } from "#server/platform/postgres/together.ts";
import { simpanPelanggan } from "./baru.ts";

type Pemesan = Pick<
  OrderBaru,
  "idPelanggan" | "noTelp" | "namaCustomer" | "customerInstansi" | "alamatCustomer" | "email"
>;

/**
 * Whose order it is: the customer that was named, the one known by this number and name, or a new one. Nobody merges it
 * until the order is committed; of a merged customer the order goes to the one into which it was merged.
 */
export async function pelangganOrder(deed: Deed, pemesan: Pemesan): Promise<Id<"pelanggan">> {
  const { tx } = deed;
  const id =
    pemesan.idPelanggan === null ? await menurutIsian(deed, pemesan) : await disebut(deed, pemesan.idPelanggan);
  const utama = await kunciUtama(tx, id);
  // Who orders again is no longer put away.
  if (utama.arsip) {
    await tx`update pelanggan set arsip = false, versi = versi + 1 where id_pelanggan = ${utama.idPelanggan}`;
    const pesan = { jenis: "pelanggan" as const, id: utama.idPelanggan };
    await audit(deed, { ...pesan, sebelum: { arsip: true }, sesudah: { arsip: false } });
  }
  return utama.idPelanggan;
}

async function disebut({ tx, user }: Deed, id: Id<"pelanggan">): Promise<Id<"pelanggan">> {
  if (!(await terlihat(tx, user, id))) throw invalidField("idPelanggan", "Pelanggan tidak dikenal");
  return id;
}

async function menurutIsian(deed: Deed, pemesan: Pemesan): Promise<Id<"pelanggan">> {
  const { tx } = deed;
  const { noTelp, namaCustomer, customerInstansi } = pemesan;
  const kunci = tx`select angka_telepon(${noTelp}) as angka,
    kunci_pelanggan(angka_telepon(${noTelp}), ${namaCustomer}, ${customerInstansi}) as nama`;
  const cari = () => tx<{ idPelanggan: Id<"pelanggan"> }[]>`
    select id_pelanggan from pelanggan_kunci join (${kunci}) k using (angka, nama)`;
  const [known] = await cari();
  if (known) return known.idPelanggan;
  // Two who order for the same new customer: the second one waits, and finds it.
  await tx`select pg_advisory_xact_lock(hashtextextended(angka || ' ' || nama, 17)) from (${kunci}) k`;
  const [meanwhile] = await cari();
  if (meanwhile) return meanwhile.idPelanggan;
  const isian = {
    instansi: customerInstansi,
    nama: namaCustomer,
    telepon: noTelp,
    email: pemesan.email,
    alamat: pemesan.alamatCustomer,
    npwp: "",
    catatan: "",
    termin: null,
  };
  const idPelanggan = await simpanPelanggan(deed, isian, deed.user.idUser);
  await audit(deed, { jenis: "pelanggan", id: idPelanggan, sesudah: { ...isian, sales: deed.user.nama } });
  return idPelanggan;
}

type Utama = { idPelanggan: Id<"pelanggan">; arsip: boolean };

/** A merge that is under way is waited for, and followed. */
async function kunciUtama(tx: Tx, id: Id<"pelanggan">): Promise<Utama> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const [[utama], [now]] = await together(
      () => tx<Utama[]>`
        select u.id_pelanggan, u.arsip from pelanggan p join pelanggan u on u.id_pelanggan = p.id_utama
        where p.id_pelanggan = ${id} for share of u`,
      () => tx<{ idUtama: Id<"pelanggan"> }[]>`select id_utama from pelanggan where id_pelanggan = ${id}`,
    );
    if (utama && now?.idUtama === utama.idPelanggan) return utama;
  }
  throw conflict("Pelanggan sedang digabungkan, coba lagi");
}

/** Notes the customer of an order. */
export const catatPelangganOrder = (tx: Tx, idSo: string, idPelanggan: Id<"pelanggan">) => tx`
  insert into so_pelanggan (id_so, id_pelanggan) values (${idSo}, ${idPelanggan})`;
