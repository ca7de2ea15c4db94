import { Badge, Button, Group, Paper, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { IconCheck, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { ribuan } from "#kernel/format.ts";
import { useAction } from "#web/api/hooks.ts";
import { refreshSession } from "#web/api/session.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import { later } from "#web/ui/page/later.tsx";
import { type LangkahMulai, type Mulai, mulai } from "../contract.ts";

type Isi = { judul: string; text: string; sebutan: string; formulir: string; berkas: string | null; banding?: string };

const IMPOR = "/admin/pindah/impor";
const LANGKAH: Readonly<Record<LangkahMulai, Isi>> = {
  perusahaan: {
    ...{ judul: "Perusahaan dan logo", sebutan: "terisi", formulir: "/admin/setting/perusahaan", berkas: null },
    text: "Nama, alamat, telepon dan logo di kop semua dokumen; termin pelanggan dan pemasok.",
  },
  rekening: {
    ...{ judul: "Rekening", sebutan: "rekening bersaldo", formulir: "/admin/rekening", berkas: null },
    text: "Ganti nama enam rekening yang ada, atau tambah. Saldonya: berkas Saldo Awal di bawah, atau Pengajuan dana masuk.",
  },
  karyawan: {
    ...{ judul: "Karyawan", sebutan: "karyawan lain", formulir: "/admin/karyawan", berkas: "karyawan" },
    text: "Siapa yang memakai Kantor, dengan role dan menunya: role lain, misalnya Sales, dibuat dulu di Setting › Role. Password awal tampil satu kali.",
  },
  produk: {
    ...{ judul: "Produk, stok dan harga pokok", sebutan: "produk", formulir: "/admin/produk", berkas: "produk" },
    text: "Stok masuk ke buku stok dengan harga belinya, terhadap Saldo Awal.",
  },
  pelanggan: {
    ...{ judul: "Pelanggan", sebutan: "pelanggan", formulir: "/admin/pelanggan", berkas: "pelanggan" },
    text: "Nama, instansi, telepon, alamat, NPWP dan termin.",
  },
  piutang: {
    ...{ judul: "Piutang per faktur", sebutan: "faktur", formulir: "/admin/piutang", berkas: "piutang" },
    text: "Faktur program lama yang belum lunas. Bawa pelanggannya dulu.",
  },
  order: {
    ...{ judul: "Order yang belum selesai", sebutan: "order", formulir: "/admin/salesorder", berkas: "order" },
    text: "Barang yang belum dikirim, dengan DP yang sudah diterima. Bawa pelanggan dan produknya dulu, dan saldo rekening sesudahnya.",
  },
  pemasok: {
    ...{ judul: "Pemasok", sebutan: "pemasok", formulir: "/admin/pemasok", berkas: "pemasok" },
    text: "Nama, kontak, telepon, NPWP dan termin.",
  },
  hutang: {
    ...{ judul: "Hutang per tagihan", sebutan: "tagihan", formulir: "/admin/tagihan", berkas: "hutang" },
    text: "Tagihan program lama yang belum dibayar. Bawa pemasoknya dulu.",
  },
  asset: {
    ...{ judul: "Asset", sebutan: "asset", formulir: "/admin/asset/listAsset", berkas: "asset" },
    text: "Dengan tanggal beli, harga dan umurnya: penyusutan sampai hari itu dihitung sendiri. Buat kategori dan lokasinya dulu.",
  },
  saldo: {
    ...{ judul: "Saldo akun lain", sebutan: "jurnal", formulir: "/admin/bukubesar/jurnal-umum", berkas: "saldo" },
    banding: "neraca",
    text: "Sesudah yang lain ada: neraca saldo program lama dibukukan sebagai satu jurnal, lawannya Saldo Awal. Bandingkan hanya menampilkannya di bawah.",
  },
};

const BandingNeraca = later(() => import("./BandingNeraca.tsx").then((file) => file.BandingNeraca), 120);

/** What a company brings, and what of it is there. */
export function MulaiPage() {
  return (
    <Answered call={mulai.getMulai} input={{}} height={600}>
      {({ data }) => <Daftar isi={data} />}
    </Answered>
  );
}

function Daftar({ isi: { terbuka, tanggal, langkah } }: { isi: Mulai }) {
  const ubah = useAction(mulai.setTanggalAwal, { fallback: "Tanggal tidak tersimpan" });
  const tutup = useConfirmedCall({
    call: mulai.tutupMulai,
    input: () => ({}),
    ask: "Tutup daftar ini?",
    text: "Layar pertama Anda menjadi Dashboard. Daftar ini dan Impor Data tetap ada di Setting.",
    danger: false,
    busy: "Menutup…",
    fallback: "Daftar tidak dapat ditutup",
    done: () => void refreshSession(),
  });
  const selesai = langkah.filter(({ banyak }) => banyak > 0).length;
  return (
    <Stack gap="md" maw={860}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <div>
          <Text c="dimmed">
            {selesai} dari {langkah.length} langkah berisi. Urutannya bebas; yang tidak Anda punya boleh dilewati.
          </Text>
        </div>
        {terbuka && (
          <Button variant="default" onClick={() => void tutup(null)}>
            Selesai, tutup daftar
          </Button>
        )}
      </Group>
      <Paper withBorder p="md" radius="md">
        <DateField
          label="Hari terakhir program lama"
          description="Faktur, tagihan, asset, DP dan saldo lama dibukukan pada hari ini"
          value={tanggal}
          onChange={(chosen) => chosen && chosen !== tanggal && ubah.mutate({ tanggal: chosen })}
        />
      </Paper>
      {langkah.map(({ langkah: nama, banyak }) => (
        <Langkah key={nama} isi={LANGKAH[nama]} banyak={banyak} />
      ))}
      <BandingNeraca />
    </Stack>
  );
}

function Langkah({ isi: { judul, text, sebutan, formulir, berkas, banding }, banyak }: { isi: Isi; banyak: number }) {
  const ada = banyak > 0;
  return (
    <Paper withBorder p="md" radius="md">
      <Group justify="space-between" gap="sm" wrap="wrap">
        <Group gap="sm" wrap="nowrap" style={{ flex: "1 1 320px" }}>
          <ThemeIcon variant="light" color={ada ? "teal" : "gray"} radius="xl" aria-hidden>
            {ada ? <IconCheck size={16} /> : <IconCircleDashed size={16} />}
          </ThemeIcon>
          <div>
            <Group gap="xs">
              <Title order={2} size="h5">
                {judul}
              </Title>
              {ada && (
                <Badge color="teal" variant="light" tt="none">
                  {sebutan === "terisi" ? sebutan : `${ribuan(banyak)} ${sebutan}`}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
        </Group>
        <Group gap="xs">
          {banding && (
            <Button
              size="sm"
              variant="default"
              component={Link}
              to={IMPOR}
              search={{ data: banding } as never}
              aria-label={`Bandingkan: ${judul}`}
            >
              Bandingkan
            </Button>
          )}
          {berkas && (
            <Button
              size="sm"
              component={Link}
              to={IMPOR}
              search={{ data: berkas } as never}
              aria-label={`Dari berkas: ${judul}`}
            >
              Dari berkas
            </Button>
          )}
          <Button size="sm" variant="default" component={Link} to={formulir} aria-label={`Buka ${judul}`}>
            Buka
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
