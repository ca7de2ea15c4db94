-- Deciding: what waits for a decision, of every kind, in one list (getKotak).

create index pelepasan_asset_menunggu on pelepasan_asset (urut) where status_pengajuan = 'Menunggu';

-- A request that looks like one made shortly before (getPengajuanSerupa, getPengajuanAssetSerupa).
create index pengajuan_serupa on pengajuan (id_kebutuhan, nominal_pengajuan, dibuat) where not otomatis;
create index pengajuan_asset_serupa on pengajuan_asset (id_kategori_asset, harga, dibuat);
