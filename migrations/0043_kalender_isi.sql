-- What the calendar asks for by day: visits on the day they were done or are planned, and follow-ups of quotations.
create index kunjungan_hari on kunjungan ((coalesce(tgl_kerja, rencana))) where diurungkan is null;
create index penawaran_tindak_lanjut_hari on penawaran (tindak_lanjut) where tindak_lanjut is not null;
