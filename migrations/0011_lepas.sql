-- Laba Rugi asks which assets went out of use, or came back, in the months of a year.
create index asset_kondisi_tanggal on asset_kondisi (tanggal);
