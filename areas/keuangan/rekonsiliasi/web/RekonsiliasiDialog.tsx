import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { jakartaToday, rupiah, tanggal } from "#kernel/format.ts";
import { useAction, useCall } from "#web/api/hooks.ts";
import { DetailShell, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { DateField } from "#web/ui/field/DateField.tsx";
import { MoneyInput } from "#web/ui/field/MoneyInput.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import { uangSen } from "../../rekening-koran/web/uangSen.ts";
import { type KeadaanRekonsiliasi, type Rekonsiliasi, rekonsiliasi } from "../contract.ts";
import { SisaKas } from "./SisaKas.tsx";

const BatalForm = onOpening(() => import("./BatalForm.tsx").then((file) => file.BatalForm));

type Props = { dialog: Dialog; idRekening: number; namaRekening: string };

/** Until when the book of an account and its bank agree, and what is between them on a later day. */
export function RekonsiliasiDialog({ dialog, idRekening, namaRekening }: Props) {
  return (
    <DetailShell dialog={dialog} title={`Rekonsiliasi ${namaRekening}`} size="lg">
      {() => (
        <Answered call={rekonsiliasi.getRekonsiliasi} input={{ idRekening }} height={320}>
          {({ data }) => (
            <Stack gap="md">
              <Text size="sm" c="dimmed">
                {data.sampai ? `Direkonsiliasi sampai ${tanggal(data.sampai)}. ` : "Belum pernah direkonsiliasi. "}
                Sesudah direkonsiliasi, tidak ada yang bertanggal sampai hari itu dapat mengubah rekening ini.
              </Text>
              <Baru key={data.sampai} idRekening={idRekening} close={dialog.close} />
              {data.riwayat.length > 0 && <Riwayat rows={data.riwayat} idRekening={idRekening} />}
            </Stack>
          )}
        </Answered>
      )}
    </DetailShell>
  );
}

/** The last day of the month before, which is closed next. */
function akhirBulanLalu(): string {
  const [tahun = 0, bulan = 1] = jakartaToday(new Date()).split("-").map(Number);
  return new Date(Date.UTC(tahun, bulan - 1, 0)).toISOString().slice(0, 10);
}

function Baru({ idRekening, close }: { idRekening: number; close: () => void }) {
  const [sampai, setSampai] = useState(akhirBulanLalu);
  const [saldoBank, setSaldoBank] = useState<number | string>("");
  const input = { idRekening, sampai, saldoBank };
  const { data: answer, error } = useCall(rekonsiliasi.getRekonsiliasi, input, { enabled: sampai !== "" });
  const keadaan = sampai === "" ? null : (answer?.data.keadaan ?? null);
  const action = useAction(rekonsiliasi.addRekonsiliasi, { fallback: "Gagal merekonsiliasi" });
  const boleh = keadaan?.aksi.boleh === true && !action.isPending;
  return (
    <Section title="Rekonsiliasi sampai">
      <Stack gap="sm">
        <DateField
          label="Sampai tanggal"
          clearable={false}
          max={jakartaToday(new Date())}
          value={sampai}
          onChange={setSampai}
        />
        {keadaan?.perluDiketik && (
          <MoneyInput
            label="Saldo menurut bank"
            description="Berkasnya tidak menyebut saldo hari itu: ketik dari rekening koran; ini dicatat sebagai ketikan"
            value={saldoBank}
            onChange={setSaldoBank}
          />
        )}
        {error && <Alert color="red">{error.message}</Alert>}
        {keadaan && <Keadaan keadaan={keadaan} idRekening={idRekening} />}
        <Group justify="flex-end">
          <Button
            leftSection={<IconLock size={16} aria-hidden />}
            loading={action.isPending}
            aria-disabled={!boleh || undefined}
            data-disabled={!boleh || undefined}
            onClick={() => boleh && action.mutate(input, { onSuccess: close })}
          >
            Rekonsiliasi
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

function Keadaan({ keadaan, idRekening }: { keadaan: KeadaanRekonsiliasi; idRekening: number }) {
  const { saldoBuku, saldoBank, sisaBank, sisaKas, kas, aksi } = keadaan;
  return (
    <>
      <Facts
        facts={[
          { label: "Saldo buku", value: rupiah(saldoBuku) },
          { label: "Saldo bank", value: saldoBank === null ? "-" : uangSen(saldoBank) },
          { label: "Mutasi bank belum cocok", value: String(sisaBank) },
          { label: "Mutasi kas belum cocok", value: String(sisaKas) },
        ]}
      />
      {aksi.alasan !== null && (
        <Alert color="orange" role="status">
          {aksi.alasan}
        </Alert>
      )}
      {kas.length > 0 && <SisaKas kas={kas} jumlah={sisaKas} idRekening={idRekening} />}
    </>
  );
}

function Riwayat({ rows, idRekening }: { rows: readonly Rekonsiliasi[]; idRekening: number }) {
  const batal = useDialog<Rekonsiliasi>();
  return (
    <Section title="Riwayat">
      <Stack gap="xs">
        {rows.map((row) => (
          <Group key={row.idRekonsiliasi} justify="space-between" gap="xs">
            <Text size="sm">
              Sampai {tanggal(row.sampai)} oleh {row.oleh}: {rupiah(row.saldoBuku)}
              {row.diketik && " (saldo bank diketik)"}
              {row.batal && `, dibatalkan ${row.batal.oleh}: ${row.batal.alasan}`}
            </Text>
            {row.aksi.batal.boleh && (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => batal.open(row)}>
                Batalkan sampai {tanggal(row.sampai)}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <BatalForm dialog={batal} idRekening={idRekening} />
    </Section>
  );
}
