-- Where customers pay to: the account's number at its bank and whose it is, as an invoice prints them. Blank for a cash box.
alter table rekening
  add nomor_rekening text not null default '' check (length(nomor_rekening) <= 40),
  add atas_nama      text not null default '' check (length(atas_nama) <= 100);
