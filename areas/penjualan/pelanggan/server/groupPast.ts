import type { Sql, Tx } from "#platform/db/database.ts";

export type Kemajuan = (langkah: string, ke: number, dari: number) => void;

/**
 * Groups the orders of a database that is older than its customers, once, when it is upgraded: orders with the same
 * telephone number and name have one customer, with what was typed last. Where that may be wrong, pelanggan_ragu keeps a
 * row for a person to decide. All of it is one transaction of a few statements, whatever the number of orders.
 */
export async function groupPelanggan(sql: Sql, now: Date, kemajuan: Kemajuan = () => {}): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config(nama, nilai, true) from (values ('work_mem', '256MB'), ('maintenance_work_mem', '512MB'),
      ('gin_pending_list_limit', '1GB'), ('jit', 'off')) s(nama, nilai)`;
    const [keadaan] = await tx<{ belum: boolean }[]>`
      select dikelompokkan is null as belum from pelanggan_keadaan for update`;
    if (!keadaan?.belum) return;
    const langkah: readonly (readonly [string, (tx: Tx, now: Date) => Promise<unknown>])[] = [
      ["reading the orders", bacaOrder],
      ["grouping them", kelompokkan],
      ["writing the customers", tulisPelanggan],
      ["noting the customer of each order", tulisPelangganOrder],
      ["looking for doubts", catatRagu],
    ];
    for (const [at, [nama, run]] of langkah.entries()) {
      kemajuan(nama, at + 1, langkah.length);
      await run(tx, now);
      // Planned with the number of rows that there are now.
      const tabel = ["kelompok", "kelompok_baru", "pelanggan_kunci"][at];
      if (tabel) await tx`analyze ${tx(tabel)}`;
    }
    // The words of all these customers enter the index at once.
    await tx`select gin_clean_pending_list('pelanggan_cari')`;
    await tx`update pelanggan_keadaan set dikelompokkan = ${now}`;
  });
}

/** What was typed, once for all orders for which the same was typed. */
const bacaOrder = (tx: Tx) => tx`
  create temp table kelompok on commit drop as
  select no_telp, nama_customer, customer_instansi, angka, kunci_nama(customer_instansi) as instansi,
    kunci_pelanggan(angka, nama_customer, customer_instansi) as nama, pertama, terakhir, beremail, banyak
  from (
    select *, angka_telepon(no_telp) as angka from (
      select no_telp, nama_customer, customer_instansi, min(urut) as pertama, max(urut) as terakhir,
        max(urut) filter (where email <> '') as beremail, count(*) as banyak
      from so s where not exists (select from so_pelanggan l where l.id_so = s.id_so) group by 1, 2, 3) k offset 0) s`;

const kelompokkan = (tx: Tx) => tx`
  create temp table kelompok_baru on commit drop as
  select angka, nama, min(pertama) as pertama, max(terakhir) as terakhir, max(beremail) as beremail,
    sum(banyak)::integer as banyak, count(distinct instansi) > 1 as berbeda
  from kelompok group by 1, 2`;

const tulisPelanggan = (tx: Tx, now: Date) => tx`
  with baru as (
    insert into pelanggan (instansi, nama, telepon, alamat, email, id_sales, order_lama, dibuat)
    select s.customer_instansi, s.nama_customer, s.no_telp, s.alamat_customer, coalesce(e.email, ''), s.id_user,
      k.banyak, ${now}
    from kelompok_baru k join so s on s.urut = k.terakhir left join so e on e.urut = k.beremail
    where not exists (select from pelanggan_kunci x where (x.angka, x.nama) = (k.angka, k.nama))
    order by k.pertama
    returning id_pelanggan, angka, kunci_pelanggan(angka, nama, instansi) as nama)
  insert into pelanggan_kunci (angka, nama, id_pelanggan) select angka, nama, id_pelanggan from baru`;

/** The keys are looked up for all rows at once and not for each: a million rows take a third of the time. */
async function tulisPelangganOrder(tx: Tx): Promise<void> {
  await tx.unsafe(`
    alter table so_pelanggan drop constraint so_pelanggan_id_so_fkey, drop constraint so_pelanggan_id_pelanggan_fkey;
    drop index so_pelanggan_pelanggan`);
  await tx`
    insert into so_pelanggan (id_so, id_pelanggan)
    select s.id_so, x.id_pelanggan from so s join kelompok k using (no_telp, nama_customer, customer_instansi)
    join pelanggan_kunci x using (angka, nama)
    where not exists (select from so_pelanggan l where l.id_so = s.id_so)
    order by s.id_so`;
  await tx.unsafe(`
    create index so_pelanggan_pelanggan on so_pelanggan (id_pelanggan, id_so);
    alter table so_pelanggan add constraint so_pelanggan_id_so_fkey foreign key (id_so) references so,
      add constraint so_pelanggan_id_pelanggan_fkey foreign key (id_pelanggan) references pelanggan`);
}

const catatRagu = (tx: Tx, now: Date) => tx`
  insert into pelanggan_ragu (alasan, id_pelanggan, id_lain, keterangan, dibuat)
  select alasan, id_pelanggan, id_lain, keterangan, ${now} from (
    select 'nomor' as alasan, pertama as id_pelanggan, id_pelanggan as id_lain, '' as keterangan
    from (select id_pelanggan, min(id_pelanggan) over (partition by angka) as pertama from pelanggan
          where length(angka) >= 8) n where pertama <> id_pelanggan
    union all
    select 'nama', pertama, id_pelanggan, ''
    from (select id_pelanggan, angka, first_value(angka) over w as angka_pertama, first_value(id_pelanggan) over w as pertama
          from pelanggan where instansi <> ''
          window w as (partition by kunci_nama(nama), kunci_nama(instansi) order by id_pelanggan)) n
    where angka <> angka_pertama
    union all
    select 'instansi', x.id_pelanggan, null, i.nama
    from kelompok_baru b join pelanggan_kunci x using (angka, nama)
    cross join lateral (
      select string_agg(instansi, ', ' order by instansi) as nama from (
        select distinct k.customer_instansi as instansi from kelompok k
        where (k.angka, k.nama) = (b.angka, b.nama) limit 5) d) i
    where b.berbeda) r
  on conflict do nothing`;
