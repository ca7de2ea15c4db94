import { Alert, Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { rupiah, tanggal } from "#kernel/format.ts";
import { DetailShell, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { SearchBox } from "#web/ui/list/SearchBox.tsx";
import type { DokumenKoran, KasKoran, MutasiBank } from "../isiKoran.ts";
import { AjukanKoran } from "./AjukanKoran.tsx";
import { uangSen } from "./uangSen.ts";
import { type Rekening, type Selesai, sepadan, useCalon } from "./useCalon.ts";

type PilihProps = { dialog: Dialog<MutasiBank>; rekening: Rekening; selesai: Selesai };

/** Puts a line together with rows of kas by hand, or makes what is missing from it. */
export function PilihKoran({ dialog, rekening, selesai }: PilihProps) {
  const done: Selesai = (...apa) => {
    selesai(...apa);
    dialog.close();
  };
  return (
    <DetailShell dialog={dialog} title="Cocokkan mutasi bank" size="lg">
      {(row) => <Isi key={row.idKoran} row={row} rekening={rekening} selesai={done} />}
    </DetailShell>
  );
}

function Isi({ row, rekening, selesai }: { row: MutasiBank; rekening: Rekening; selesai: Selesai }) {
  const kerja = useCalon(row, rekening, selesai);
  const { calon, kas, setKas, lain, setLain, bank, beda, error } = kerja;
  // What was ticked stays in sight when the search finds others.
  const baris = [...kas, ...(calon?.kas ?? []).filter(({ idKas }) => !kas.some((satu) => satu.idKas === idKas))];
  const boleh = kas.length > 0 && sepadan(beda);
  return (
    <Stack gap="md">
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {tanggal(row.tanggal)} · <b>{uangSen(row.sen)}</b> · {row.keterangan}
      </Text>
      {error && <Alert color="red">{error.message}</Alert>}
      <Section title="Mutasi kas">
        <SearchBox label="Cari mutasi kas" value={kerja.cari} onSearch={kerja.setCari} />
        <Centang rows={baris} dipilih={kas} pilih={setKas} kunci={({ idKas }) => idKas} sebut={sebutKas} />
        {calon && baris.length === 0 && <Text size="sm">Tidak ada mutasi kas di sekitar hari itu.</Text>}
      </Section>
      {calon && calon.mutasi.length > 0 && (
        <Section title="Bersama mutasi bank lain">
          <Centang
            rows={calon.mutasi}
            dipilih={calon.mutasi.filter(({ idKoran }) => lain.some((satu) => satu.idKoran === idKoran))}
            pilih={setLain}
            kunci={({ idKoran }) => idKoran}
            sebut={(satu) => `${tanggal(satu.tanggal)} · ${uangSen(satu.sen)} · ${satu.keterangan}`}
          />
        </Section>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          Bank {uangSen(bank)}, kas {uangSen(bank - beda)}: {sepadan(beda) ? "sama" : `beda ${uangSen(beda)}`}
        </Text>
        <Button
          loading={kerja.sibuk}
          aria-disabled={!boleh || undefined}
          data-disabled={!boleh || undefined}
          onClick={() => boleh && kerja.cocokkan()}
        >
          Cocokkan
        </Button>
      </Group>
      {calon && calon.dokumen.length > 0 && <Menunggu rows={calon.dokumen} setujui={kerja.setujui} />}
      {!sepadan(beda) && (
        <AjukanKoran
          key={beda}
          row={row}
          rekening={rekening}
          beda={beda}
          sebagian={kas.length > 0}
          lanjut={kerja.lanjut}
        />
      )}
    </Stack>
  );
}

const sebutKas = ({ idPengajuan, nominal, tanggal: hari, deskripsi }: KasKoran): string =>
  `${idPengajuan} · ${tanggal(hari)} · ${rupiah(nominal)}${deskripsi ? ` · ${deskripsi}` : ""}`;

type CentangProps<Row> = {
  rows: readonly Row[];
  dipilih: readonly Row[];
  pilih: (rows: readonly Row[]) => void;
  kunci: (row: Row) => number;
  sebut: (row: Row) => string;
};

function Centang<Row>({ rows, dipilih, pilih, kunci, sebut }: CentangProps<Row>) {
  const ada = (row: Row) => dipilih.some((satu) => kunci(satu) === kunci(row));
  return (
    <Stack gap={6} mt={6}>
      {rows.slice(0, 20).map((row) => (
        <Checkbox
          key={kunci(row)}
          label={sebut(row)}
          checked={ada(row)}
          onChange={() => pilih(ada(row) ? dipilih.filter((satu) => kunci(satu) !== kunci(row)) : [...dipilih, row])}
        />
      ))}
    </Stack>
  );
}

/** What waits for a decision: with the day of the line it becomes the row of kas that the line is. */
function Menunggu({ rows, setujui }: { rows: readonly DokumenKoran[]; setujui: (dokumen: DokumenKoran) => void }) {
  return (
    <Section title="Menunggu persetujuan">
      <Text size="xs" c="dimmed">
        Disetujui dengan hari mutasi bank ini sebagai Tanggal Uang. Pencocokannya dapat dibatalkan; persetujuannya hanya
        lewat koreksi.
      </Text>
      <Stack gap={6} mt={6}>
        {rows.map((satu) => (
          <Group key={satu.id} justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" style={{ overflowWrap: "anywhere" }}>
              {satu.id} · {rupiah(satu.nominal)}
              {satu.kodeUnik > 0 ? ` + kode unik ${satu.kodeUnik}` : ""}
              {satu.ppnDipungut > 0 ? `, tanpa PPN ${rupiah(satu.ppnDipungut)}` : ""} · {satu.keterangan}
            </Text>
            {satu.putus ? (
              <Button
                size="compact-sm"
                variant="light"
                style={{ flexShrink: 0 }}
                aria-label={`Setujui ${satu.id}`}
                onClick={() => setujui(satu)}
              >
                Setujui
              </Button>
            ) : (
              <Text size="xs" c="dimmed">
                menunggu orang lain
              </Text>
            )}
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
