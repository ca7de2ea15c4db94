-- Whoever sent a paper over WhatsApp that failed is told; so those are found by their time.
create index pesan_wa_gagal on pesan_wa (waktu) where status in ('Gagal', 'Tidak Pasti');
