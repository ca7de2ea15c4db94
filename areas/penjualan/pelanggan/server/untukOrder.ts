import { audit } from "#company/audit/audit.ts";
import { terlihat } from "#company/pelanggan.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import type { OrderBaru } from "../../order/orderBaru.ts";
import { insertPelanggan } from "./baru.ts";

type Pemesan = Pick<
  OrderBaru,
  "idPelanggan" | "noTelp" | "namaCustomer" | "customerInstansi" | "alamatCustomer" | "email"
>;

/**
 * Whose order it is: the customer that was named, the one known by this number and name, or a new one. Nobody merges it
 * until the order is committed; of a merged customer the order goes to the one into which it was merged. Its limit
 * comes along.
 */
export async function pelangganOrder(deed: Deed, pemesan: Pemesan): Promise<Dipesankan> {
  const { tx } = deed;
  const dikenal =
    pemesan.idPelanggan === null
      ? await menurutIsian(deed, pemesan)
      : await kunciPelanggan(tx, await disebut(deed, pemesan.idPelanggan));
  const utama = await ikuti(tx, dikenal);
  // Who orders again is no longer put away.
  if (utama.arsip) {
    await tx`update pelanggan set arsip = false, versi = versi + 1 where id_pelanggan = ${utama.idPelanggan}`;
    const pesan = { jenis: "pelanggan" as const, id: utama.idPelanggan };
    await audit(deed, { ...pesan, sebelum: { arsip: true }, sesudah: { arsip: false } });
  }
  return { idPelanggan: utama.idPelanggan, batasKredit: utama.batasKredit };
}

async function disebut({ tx, user }: Deed, id: Id<"pelanggan">): Promise<Id<"pelanggan">> {
  if (!(await terlihat(tx, user, id))) throw invalidField("idPelanggan", "Pelanggan tidak dikenal");
  return id;
}

type Dipesankan = { idPelanggan: Id<"pelanggan">; batasKredit: Rupiah | null };
type Terkunci = Dipesankan & { idUtama: Id<"pelanggan">; arsip: boolean };

async function menurutIsian(deed: Deed, pemesan: Pemesan): Promise<Terkunci> {
  const { tx } = deed;
  const { noTelp, namaCustomer, customerInstansi } = pemesan;
  const kunci = tx`select angka_telepon(${noTelp}) as angka,
    kunci_pelanggan(angka_telepon(${noTelp}), ${namaCustomer}, ${customerInstansi}) as nama`;
  const cari = () => tx<Terkunci[]>`
    select p.id_pelanggan, p.id_utama, p.arsip, p.batas_kredit from pelanggan_kunci join (${kunci}) k using (angka, nama)
    join pelanggan p using (id_pelanggan) for share of p`;
  const [known] = await cari();
  if (known) return known;
  // Two who order for the same new customer: the second one waits, and finds it.
  await tx`select pg_advisory_xact_lock(hashtextextended(angka || ' ' || nama, 17)) from (${kunci}) k`;
  const [meanwhile] = await cari();
  if (meanwhile) return meanwhile;
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
  const idPelanggan = await insertPelanggan(deed, isian, deed.user.idUser);
  await audit(deed, { jenis: "pelanggan", id: idPelanggan, sesudah: { ...isian, sales: deed.user.nama } });
  return { idPelanggan, idUtama: idPelanggan, arsip: false, batasKredit: null };
}

/** Locked, a customer is neither merged nor taken out of another one. */
async function kunciPelanggan(tx: Tx, id: Id<"pelanggan">): Promise<Terkunci | undefined> {
  const [row] = await tx<Terkunci[]>`
    select id_pelanggan, id_utama, arsip, batas_kredit from pelanggan where id_pelanggan = ${id} for share`;
  return row;
}

/** The customer into which one was merged; a merge that is under way is waited for, and followed. */
async function ikuti(tx: Tx, dikenal: Terkunci | undefined): Promise<Terkunci> {
  let at = dikenal;
  for (let merged = 0; at && merged < 10; merged += 1) {
    if (at.idUtama === at.idPelanggan) return at;
    at = await kunciPelanggan(tx, at.idUtama);
  }
  throw conflict("Pelanggan sedang digabungkan, coba lagi");
}
