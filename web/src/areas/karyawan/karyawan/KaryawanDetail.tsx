import { Badge, Group, Text } from "@mantine/core";
import type { Karyawan } from "#contract/karyawan/karyawan.ts";
import { HistoryPanel } from "../../../documents/HistoryPanel.tsx";
import { DetailShell, type Fact, Facts, Section } from "../../../ui/dialog/DetailShell.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { Avatar } from "../../../ui/picture/Avatar.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { STATUS } from "./status.ts";

export function KaryawanDetail({ dialog }: { dialog: Dialog<Karyawan> }) {
  return (
    <DetailShell dialog={dialog} title="Detail Karyawan">
      {(row) => (
        <>
          <Group mb="lg" wrap="nowrap">
            <Avatar src={row.fotoProfile} name={row.namaLengkap} size={64} />
            <div>
              <Text fw={600} size="lg">
                {row.namaLengkap}
              </Text>
              <Group gap="xs">
                <Text c="dimmed" size="sm">
                  {row.noKaryawan}
                </Text>
                <StatusBadge map={STATUS} state={row.resign} />
              </Group>
            </div>
          </Group>
          <Section title="Data diri">
            <Facts facts={dataDiri(row)} />
          </Section>
          <Section title="Pekerjaan">
            <Facts facts={pekerjaan(row)} />
          </Section>
          <Section title="Alamat KTP">
            <Facts facts={alamat(row, "Ktp")} />
          </Section>
          <Section title="Alamat Domisili">
            <Facts facts={alamat(row, "Domisili")} />
          </Section>
          <Section title="Riwayat">
            <HistoryPanel jenis="karyawan" id={row.idUser} />
          </Section>
        </>
      )}
    </DetailShell>
  );
}

const dataDiri = (row: Karyawan): Fact[] => [
  { label: "No Karyawan", value: row.noKaryawan },
  { label: "Nama Lengkap", value: row.namaLengkap },
  { label: "Nama Panggilan", value: row.namaPanggilan },
  { label: "NIK", value: row.nik },
  { label: "Email", value: row.email },
  { label: "No Telp", value: row.noTelp },
  { label: "Tempat Lahir", value: row.tempatLahir },
  { label: "Tanggal Lahir", value: <Tanggal value={row.tanggalLahir} /> },
];

const pekerjaan = (row: Karyawan): Fact[] => [
  { label: "Role", value: row.role[0]?.namaRole },
  { label: "Atasan", value: row.atasan[0]?.namaLengkap },
  { label: "Divisi", value: row.divisi[0]?.namaDivisi },
  { label: "Jabatan", value: row.jabatan[0]?.namaJabatan },
  { label: "Awal Bekerja", value: <Tanggal value={row.awalBekerja} /> },
  { label: "Tanggal Resign", value: <Tanggal value={row.tglResign} /> },
  {
    label: "Menu",
    wide: true,
    value: row.menu.length > 0 && (
      <Group gap={6} mt={4}>
        {row.menu.map((name) => (
          <Badge key={name} variant="default" tt="none" fw={500}>
            {name}
          </Badge>
        ))}
      </Group>
    ),
  },
];

const alamat = (row: Karyawan, of: "Ktp" | "Domisili"): Fact[] => [
  { label: "Alamat", value: row[`alamat${of}`], wide: true },
  { label: "RT / RW", value: [row[`rt${of}`] || "-", row[`rw${of}`] || "-"].join(" / ") },
  { label: "Kelurahan", value: row[`kelurahan${of}`] },
  { label: "Kecamatan", value: row[`kecamatan${of}`] },
  { label: "Kota", value: row[`kota${of}`] },
  { label: "Provinsi", value: row[`provinsi${of}`] },
];
