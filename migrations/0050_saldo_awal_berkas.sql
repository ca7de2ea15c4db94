-- The opening journal of a trial balance that came as a file has a line for each account: more than somebody types. What is typed is
-- held to 20 lines by the call.
alter table jurnal_umum_baris
  drop constraint jurnal_umum_baris_urutan_check,
  add constraint jurnal_umum_baris_urutan_check check (urutan between 1 and 500);
