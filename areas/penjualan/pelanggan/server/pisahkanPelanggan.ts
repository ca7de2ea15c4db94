import { audit } from "#company/audit/audit.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import { insertPelanggan } from "./baru.ts";
import { maySplit } from "./rules.ts";
import { anggota, lockPelanggan } from "./sql.ts";

type Pisahan = {
  idPelanggan: Id<"pelanggan">;
  instansi: string;
  nama: string;
  telepon: string;
  idSo: readonly string[];
};

/** Makes a new customer of some orders of one. Those who order with the typed number and name then are the new one. */
export async function pisahkanPelanggan(deed: Deed, { idPelanggan, idSo, ...isian }: Pisahan) {
  const { tx, now, user } = deed;
  const [asal] = await lockPelanggan(tx, [idPelanggan]);
  const sasaran = found(asal, "Pelanggan");
  const [jumlah] = await tx<{ semua: number; dipilih: number }[]>`
    select count(*) as semua, count(*) filter (where id_so = any(${[...idSo]})) as dipilih
    from so_pelanggan where id_pelanggan in (${anggota(tx, tx`${idPelanggan}::int`)})`;
  const { semua = 0, dipilih = 0 } = jumlah ?? {};
  must(maySplit(user, sasaran, semua));
  if (dipilih < new Set(idSo).size) throw invalidField("idSo", "Ada order yang bukan milik pelanggan ini");
  if (dipilih === semua) throw invalidField("idSo", "Sisakan sedikitnya satu order pada pelanggan ini");
  const kosong = { email: "", alamat: "", npwp: "", catatan: "", termin: null };
  const idBaru = await insertPelanggan(deed, { ...kosong, ...isian }, sasaran.idSales);
  // The email and address of the newest of them.
  await tx`
    update pelanggan p set email = s.email, alamat = s.alamat_customer
    from (select email, alamat_customer from so where id_so = any(${[...idSo]}) order by urut desc limit 1) s
    where p.id_pelanggan = ${idBaru}`;
  await tx`update so_pelanggan set id_pelanggan = ${idBaru} where id_so = any(${[...idSo]})`;
  await tx`
    update pelanggan_kunci k set id_pelanggan = ${idBaru} from pelanggan p
    where p.id_pelanggan = ${idBaru} and (k.angka, k.nama) = (p.angka, kunci_pelanggan(p.angka, p.nama, p.instansi))
      and k.id_pelanggan in (${anggota(tx, tx`${idPelanggan}::int`)})
      and not exists (select from so_pelanggan l join so s using (id_so)
        where l.id_pelanggan in (${anggota(tx, tx`${idPelanggan}::int`)}) and angka_telepon(s.no_telp) = k.angka
          and kunci_pelanggan(k.angka, s.nama_customer, s.customer_instansi) = k.nama)`;
  await tx`
    update pelanggan_ragu set diputuskan = ${now}, id_user = ${user.idUser}
    where diputuskan is null and (id_pelanggan, id_lain) = (${idPelanggan}::int, ${idBaru}::int)`;
  const order = [...idSo].sort().join(", ");
  await audit(deed, {
    jenis: "pelanggan",
    id: idPelanggan,
    sebelum: { order },
    sesudah: { order: `dipisahkan ke ${isian.nama}` },
  });
  await audit(deed, { jenis: "pelanggan", id: idBaru, sesudah: { ...isian, order } });
  return idBaru;
}
