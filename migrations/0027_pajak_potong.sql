-- PPh 23 that the company keeps of a payment to a supplier and pays to the tax office for him: the bill is settled by that much
-- less money, and a proof (bukti potong) is made in Coretax.
alter table tagihan_buku add column pph bigint not null default 0,
  add constraint tagihan_buku_pph check (pph = 0 or jenis = 'bayar' and abs(pph) < abs(hutang) and sign(pph) = -sign(hutang));
create table potong_pemasok (
  -- The payment that it was kept of.
  id_pengajuan text primary key references pengajuan,
  urut        bigint generated always as identity unique,
  id_tagihan  text not null references tagihan,
  tanggal     date not null,
  -- Of the tax office's own table, as somebody typed it.
  kode_objek  text not null check (kode_objek ~ '^[0-9]{2}-[0-9]{3}-[0-9]{2}$'),
  dasar       bigint not null check (dasar between 1 and 999999999999999),
  atas        bigint not null check (atas > 0),
  bawah       integer not null check (bawah >= atas),
  nominal     bigint not null check (nominal between 1 and dasar),
  nomor       text not null default '' check (length(nomor) <= 40),
  tgl_bukti   date,
  -- The payment was taken back.
  batal       boolean not null default false,
  versi       integer not null default 1,
  check ((nomor = '') = (num_nulls(tgl_bukti) = 1))
);
create index potong_pemasok_tanggal on potong_pemasok (tanggal desc, urut desc);
create index potong_pemasok_tagihan on potong_pemasok (id_tagihan);

create function potong_pemasok_tetap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id_pengajuan, new.id_tagihan, new.tanggal, new.kode_objek, new.dasar, new.atas, new.bawah, new.nominal)
      is distinct from (old.id_pengajuan, old.id_tagihan, old.tanggal, old.kode_objek, old.dasar, old.atas, old.bawah, old.nominal) then
    raise exception 'PPh yang dipotong dari pembayaran % tidak boleh diubah', old.id_pengajuan using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger potong_pemasok_tetap before update or delete on potong_pemasok for each row execute function potong_pemasok_tetap();
create trigger potong_pemasok_utuh before truncate on potong_pemasok for each statement execute function tolak_perubahan();

-- A version that keeps no PPh would leave it on a payment that it takes back.
create function tagihan_pph_dijaga() returns trigger language plpgsql as $$
begin
  if exists (select from pengajuan g join potong_pemasok p on p.id_pengajuan = g.membatalkan where g.id_pengajuan = new.id_pengajuan) then
    raise exception 'PPh 23 dari pembayaran % belum dibatalkan', new.id_pengajuan using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger tagihan_pph_dijaga before insert on tagihan_buku for each row
  when (new.jenis = 'bayar' and new.hutang > 0 and new.pph = 0) execute function tagihan_pph_dijaga();

-- A company may have given the code of this account to an account of its own.
insert into akun (kode, nama, jenis, golongan, bawaan)
select coalesce((select k from (values (b.kode), (b.awalan || '901'), (b.awalan || '902'), (b.awalan || '903')) c(k)
    where not exists (select from akun a where a.kode = k) limit 1), b.awalan || '999971'),
  case when exists (select from akun a where lower(a.nama) = lower(b.nama)) then b.nama || ' (program)' else b.nama end,
  b.jenis, b.golongan, b.bawaan
from (values ('2-2003', '2-2', 'Hutang PPh 23', 'Kewajiban', 'Pajak', 'hutang-pph23')) b(kode, awalan, nama, jenis, golongan, bawaan);
