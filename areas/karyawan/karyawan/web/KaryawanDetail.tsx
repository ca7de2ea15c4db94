import { Badge, Group, Text } from "@mantine/core";
import type { Shown } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Email, Telepon } from "#web/documents/Langkah.tsx";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Avatar } from "#web/ui/picture/Avatar.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { type Karyawan, karyawan } from "../contract.ts";
import { alamatDomisili, alamatKtp, diri, hakKaryawan, isianKeluar, isiPekerjaan, mulaiKerja } from "../isiKaryawan.ts";
import { STATUS } from "./status.ts";
import { DIRI, DOMISILI, KERJA, KTP } from "./urutanKaryawan.ts";

/** The detail of an employee; `record` is the id. */
export function KaryawanDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title="Detail Karyawan">
      {(idUser) => (
        <Answered call={karyawan.getDetailUser} input={{ idUser }} height={420}>
          {({ data }) => <Detail row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Detail({ row }: { row: Karyawan }) {
  return (
    <>
      <Group mb={6} wrap="nowrap">
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
      <BarisKeadaan
        nama={row.namaLengkap}
        keadaan={[row.role[0]?.namaRole, row.jabatan[0]?.namaJabatan, row.divisi[0]?.namaDivisi]}
      >
        <Telepon nomor={row.noTelp} />
        {row.noTelp !== "" && <WhatsAppLink telepon={row.noTelp} teks="" />}
        <Email
          email={row.email}
          tambah={
            row.aksi.edit.boleh ? { call: karyawan.updateUser, href: `/admin/karyawan?ubah=${row.idUser}` } : null
          }
        />
      </BarisKeadaan>
      <Section title="Data diri">
        <Facts facts={recordFacts(diri, row, ...DIRI)} />
      </Section>
      <Section title="Pekerjaan">
        <Facts facts={pekerjaan(row)} />
      </Section>
      <Section title="Alamat KTP">
        <Facts facts={alamat(alamatKtp, row, KTP)} />
      </Section>
      <Section title="Alamat Domisili">
        <Facts facts={alamat(alamatDomisili, row, DOMISILI)} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="karyawan" id={row.idUser} />
      </Section>
    </>
  );
}

const pekerjaan = (row: Karyawan): Fact[] =>
  showing({ ...isiPekerjaan, ...isianKeluar, ...hakKaryawan }, { others: ["resign", "menu"] }, [
    ...recordFacts(isiPekerjaan, row, "role", "atasan", "divisi", "jabatan"),
    ...recordFacts(mulaiKerja, row, ...KERJA),
    ...recordFacts(isianKeluar, row, "tglResign"),
    {
      label: hakKaryawan.menu.short,
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
  ]);

type AlamatOf<N extends string> = Readonly<Record<N, Shown>>;
type Bagian<N> = readonly [jalan: N, rt: N, rw: N, ...daerah: N[]];

/** An address without the labels that the heading repeats; RT and RW are one fact. */
function alamat<N extends string>(of: AlamatOf<N>, row: Readonly<Record<N, string>>, bagian: Bagian<N>): Fact[] {
  const [jalan, rt, rw, ...daerah] = bagian;
  const tertulis = (name: N) => row[name] || "-";
  const fact = (name: N): Fact => ({ label: of[name].label, value: tertulis(name) });
  return [
    { ...fact(jalan), wide: true },
    { label: `${of[rt].label} / ${of[rw].label}`, value: `${tertulis(rt)} / ${tertulis(rw)}` },
    ...daerah.map(fact),
  ];
}
