import { Button, Group, Stack, TagsInput } from "@mantine/core";
import { IconScan, IconSparkles } from "@tabler/icons-react";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { CallFailed, send } from "#web/api/client.ts";
import { toastError } from "#web/ui/dialog/dialogs.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { FieldProblem } from "#web/ui/form/FieldProblem.tsx";
import { FieldGroup } from "#web/ui/form/Fields.tsx";
import { ScanDialog, type Scanned } from "#web/ui/scan/ScanDialog.tsx";
import type { BarisOrder } from "../../order/contract.ts";
import type { BarangKirimIsian } from "../../surat-jalan/kirim.ts";
import { seri } from "../contract.ts";
import { type NomorUnitIsian, nomorDariKode, problemOfNomor } from "../isiSeri.ts";

/** The field `seri` of a form. */
type Isian = readonly NomorUnitIsian[] | string | null;
export const readSeri = (isian: Isian): readonly NomorUnitIsian[] => (Array.isArray(isian) ? isian : []);

/** A line of a note whose units have numbers. */
type BarisSeri = { idOrderan: BarisOrder["idOrderan"]; idProduk: BarisOrder["idProduk"]; nama: string; qty: number };

/** The lines of a note with numbers: of products with the switch, or with numbers already. */
export const barisBerseri = (
  lines: readonly BarisOrder[],
  barang: readonly BarangKirimIsian[],
  ada: readonly NomorUnitIsian[],
): BarisSeri[] =>
  lines.flatMap(({ idOrderan, idProduk, produk, berseri }) => {
    const qty = Number(barang.find((kirim) => kirim.idOrderan === idOrderan)?.qty ?? 0);
    const bernomor = berseri || ada.some((unit) => unit.idOrderan === idOrderan);
    return bernomor && qty > 0 ? [{ idOrderan, idProduk, nama: produk.namaProduk, qty }] : [];
  });

/** The numbers to send: those of lines that stand on the note; null where none are asked for. */
export function seriTerisi(isian: Isian, barang: readonly BarangKirimIsian[]): NomorUnitIsian[] | null {
  if (!Array.isArray(isian)) return null;
  const dikirim = new Set(barang.filter(({ qty }) => Number(qty) > 0).map(({ idOrderan }) => idOrderan));
  return readSeri(isian).filter(({ idOrderan }) => dikirim.has(idOrderan));
}

type SeriFieldsProps = {
  lines: readonly BarisSeri[];
  value: Isian;
  onChange: (seri: NomorUnitIsian[]) => void;
  error: string | undefined;
};

/** The serial numbers of a note's units: typed, proposed or scanned. */
export function SeriFields({ lines, value, onChange, error }: SeriFieldsProps) {
  const pindai = useDialog<BarisSeri>();
  const seri = readSeri(value);
  const nomorDari = ({ idOrderan }: BarisSeri) =>
    seri.filter((unit) => unit.idOrderan === idOrderan).map((unit) => unit.nomor);
  const put = ({ idOrderan }: BarisSeri, nomor: readonly string[]) =>
    onChange([
      ...seri.filter((unit) => unit.idOrderan !== idOrderan),
      ...nomor.map((one) => ({ idOrderan, nomor: one.trim().toUpperCase() })),
    ]);
  const ambil = (kode: string, line: BarisSeri): Scanned => {
    const nomor = nomorDariKode(kode);
    const masalah = problemOfNomor(nomor);
    if (masalah !== null) return { good: false, said: masalah };
    if (seri.some((unit) => unit.nomor === nomor)) return { good: false, said: `${nomor} sudah tercatat` };
    put(line, [...nomorDari(line), nomor]);
    return { good: true, said: `${nomor} tercatat` };
  };
  if (lines.length === 0) return null;
  return (
    <FieldGroup title="Nomor seri">
      {lines.map((line) => (
        <BarisNomor
          key={line.idOrderan}
          line={line}
          nomor={nomorDari(line)}
          onChange={(nomor) => put(line, nomor)}
          onPindai={() => pindai.open(line)}
        />
      ))}
      <FieldProblem>{error}</FieldProblem>
      <ScanDialog
        dialog={pindai}
        title={(line) => `Pindai ${line.nama}`}
        progress={(line) => `${nomorDari(line).length} dari ${line.qty} unit`}
        full={(line) => nomorDari(line).length >= line.qty}
        take={ambil}
        label="Nomor seri"
      />
    </FieldGroup>
  );
}

type BarisNomorProps = {
  line: BarisSeri;
  nomor: readonly string[];
  onChange: (nomor: string[]) => void;
  onPindai: () => void;
};

function BarisNomor({ line, nomor, onChange, onPindai }: BarisNomorProps) {
  const sisa = line.qty - nomor.length;
  const usulkan = async () => {
    try {
      // As many as the line has units, because some of them may be typed here already.
      const { data } = await send(seri.getUsulanSeri, { idProduk: line.idProduk, banyak: Math.min(line.qty, 500) });
      onChange([...nomor, ...data.filter((one) => !nomor.includes(one)).slice(0, sisa)]);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      toastError(failure.sentence("Nomor seri tidak dapat diusulkan"));
    }
  };
  return (
    <Stack gap="xs" data-wide>
      <TagsInput
        label={line.nama}
        description={
          sisa < 0
            ? `${nomor.length} nomor untuk ${line.qty} unit: hapus ${-sisa}`
            : `${nomor.length} dari ${line.qty} unit. Unit tanpa nomor diberi nomor saat barang keluar`
        }
        placeholder={sisa > 0 ? "Ketik lalu Enter" : undefined}
        value={[...nomor]}
        onChange={onChange}
        splitChars={[",", ";", " "]}
        acceptValueOnBlur
        data-field="seri"
        autoCapitalize="characters"
        autoComplete="off"
      />
      <Group grow>
        <Button size="md" leftSection={<IconScan size={20} aria-hidden />} disabled={sisa <= 0} onClick={onPindai}>
          Pindai
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconSparkles size={18} aria-hidden />}
          disabled={sisa <= 0}
          onClick={() => void usulkan()}
        >
          Usulkan
        </Button>
      </Group>
    </Stack>
  );
}
