import { Alert, Button, Group, Select, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { ribuan } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { RekeningSelect } from "#web/documents/RekeningSelect.tsx";
import { type Bernomor, bernomor, SelSalah } from "#web/documents/SelSalah.tsx";
import type { Jawaban } from "#web/documents/useBerkasDicoba.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { type Contoh, type HasilMarketplace, namaToko } from "../isiMarketplace.ts";
import type { Marketplace } from "./useMarketplace.ts";

type HasilProps = { impor: Marketplace; jawaban: Jawaban<HasilMarketplace> };

/** What the file would do, what is wrong with it and what it asks for; or what it did. */
export function HasilImpor({ impor, jawaban: { hasil, message } }: HasilProps) {
  const { tersimpan, banyakSalah, skuBaru, tanyaRekening } = hasil;
  const bertanya = skuBaru.length > 0 || tanyaRekening;
  const warna = banyakSalah > 0 ? "red" : bertanya ? "orange" : "teal";
  const Ikon = warna === "teal" ? IconCheck : IconAlertCircle;
  return (
    <Stack gap="md">
      <Alert color={warna} icon={<Ikon aria-hidden />} role={banyakSalah > 0 ? "alert" : "status"}>
        {message}
        <Text size="sm" mt={4}>
          {ringkasan(hasil).join(" · ")}
        </Text>
      </Alert>
      {bertanya && !tersimpan && <Pertanyaan impor={impor} hasil={hasil} />}
      {hasil.salah.length > 0 && (
        <SelSalah salah={hasil.salah} banyak={hasil.banyakSalah} berkas="Masalah marketplace.csv" />
      )}
      {hasil.contoh.length > 0 && !tersimpan && <ContohBaris hasil={hasil} />}
      <Tombol impor={impor} hasil={hasil} />
    </Stack>
  );
}

/** What the file is and does, in a few words each; what is none is left out. */
function ringkasan(hasil: HasilMarketplace): string[] {
  const { toko, jenis, dilewati } = hasil;
  const satu = (banyak: number, apa: string): string[] => (banyak === 0 ? [] : [`${ribuan(banyak)} ${apa}`]);
  return [
    `${jenis === "pesanan" ? "Pesanan" : "Penghasilan"} ${namaToko(toko)}`,
    ...satu(hasil.baru, jenis === "pesanan" ? "order baru" : "baris baru"),
    ...satu(hasil.dikenal, "sudah ada"),
    ...dilewati.map(({ alasan, banyak }) => `${ribuan(banyak)} dilewati (${alasan})`),
    ...satu(hasil.invoice, "invoice menunggu persetujuan"),
    ...satu(hasil.jasa, "jasa online diisi"),
    ...satu(hasil.resi, "nomor resi ke surat jalan"),
    ...satu(hasil.pembeli, "data pembeli dilengkapi"),
    ...satu(hasil.unitPl, "unit tidak ada di gudang: Pesan Langsung"),
    ...satu(hasil.menunggu, "pesanan belum diimpor ordernya"),
    ...satu(hasil.perlu, "perlu dilihat"),
  ];
}

function Pertanyaan({
  impor,
  hasil: { skuBaru, produk, tanyaRekening, toko },
}: {
  impor: Marketplace;
  hasil: HasilMarketplace;
}) {
  const pilihan = produk.map(({ idProduk, namaProduk, kodeProduk }) => ({
    value: String(idProduk),
    label: `${namaProduk} (${kodeProduk})`,
  }));
  const lengkap = skuBaru.every(({ sku }) => impor.sku.has(sku)) && (!tanyaRekening || impor.idRekening !== null);
  return (
    <Stack gap="sm">
      {skuBaru.length > 0 && (
        <>
          <Text size="sm">Ditanyakan sekali saja: pilihan ini diingat untuk berkas {namaToko(toko)} berikutnya.</Text>
          <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="sm">
            {skuBaru.map(({ sku, nama, banyak }) => (
              <Select
                key={sku}
                label={sku}
                description={`${nama}, ${ribuan(banyak)} unit`}
                placeholder="Pilih produk"
                searchable
                clearable
                limit={50}
                nothingFoundMessage="Tidak ditemukan"
                data={pilihan}
                value={impor.sku.has(sku) ? String(impor.sku.get(sku)) : null}
                onChange={(chosen) => impor.nameSku(sku, chosen === null ? null : (Number(chosen) as Id<"produk">))}
              />
            ))}
          </SimpleGrid>
        </>
      )}
      {tanyaRekening && (
        <RekeningSelect
          label={`Rekening tempat ${namaToko(toko)} mencairkan uangnya`}
          maw={360}
          value={impor.idRekening}
          onChange={impor.nameRekening}
        />
      )}
      <Group>
        <Button
          variant="default"
          disabled={!lengkap}
          title={lengkap ? undefined : "Jawab semua pertanyaan di atas dulu"}
          loading={impor.busy}
          onClick={impor.tryAgain}
        >
          Periksa lagi
        </Button>
      </Group>
    </Stack>
  );
}

const KOLOM_CONTOH: readonly LineColumn<Bernomor<Contoh>>[] = [
  { header: "No Pesanan", cell: ({ isi }) => isi.nomor },
  { header: "Hasil", cell: ({ isi }) => isi.hasil },
  { header: "Pembeli", cell: ({ isi }) => isi.pembeli || "-" },
  { header: "Keterangan", cell: ({ isi }) => isi.keterangan || "-", wrap: 260 },
  { header: "Total", cell: ({ isi }) => <Money value={isi.total} />, align: "right" },
];

function ContohBaris({ hasil: { contoh } }: { hasil: HasilMarketplace }) {
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        Isi berkas{contoh.length >= 20 ? ", 20 yang pertama" : ""}
      </Title>
      <LineTable
        wide
        label="Isi berkas"
        columns={KOLOM_CONTOH}
        lines={bernomor(contoh)}
        lineKey={({ nomor }) => nomor}
      />
    </Stack>
  );
}

function Tombol({ impor, hasil }: { impor: Marketplace; hasil: HasilMarketplace }) {
  if (hasil.tersimpan) {
    return (
      <Group>
        <Button variant="default" onClick={impor.forget}>
          Selesai
        </Button>
      </Group>
    );
  }
  const siap = hasil.banyakSalah === 0 && hasil.skuBaru.length === 0 && !hasil.tanyaRekening;
  const alasan = hasil.banyakSalah > 0 ? "Perbaiki baris yang salah dulu" : "Jawab pertanyaan di atas dulu";
  const kata = hasil.jenis === "pesanan" ? `Simpan ${ribuan(hasil.baru)} order` : `Simpan ${ribuan(hasil.baru)} baris`;
  return (
    <Group>
      <Button disabled={!siap} title={siap ? undefined : alasan} loading={impor.busy} onClick={impor.save}>
        {hasil.baru === 0 ? "Simpan yang baru diketahui" : kata}
      </Button>
      <Button variant="default" disabled={impor.busy} onClick={impor.forget}>
        Batal
      </Button>
    </Group>
  );
}
