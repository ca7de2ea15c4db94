-- Deciding: what waits for a decision, of every kind, in one list (getKotak).

create index pelepasan_asset_menunggu on pelepasan_asset (urut) where status_pengajuan = 'Menunggu';
