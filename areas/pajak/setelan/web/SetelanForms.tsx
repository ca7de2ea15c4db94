import { Stack, Text } from "@mantine/core";
import { jakartaToday } from "#kernel/format.ts";
import { inOrder } from "#kernel/record.ts";
import { Facts } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Fields } from "#web/ui/form/Fields.tsx";
import { FormShell } from "#web/ui/form/FormShell.tsx";
import { RecordField } from "#web/ui/record/RecordField.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { pajak } from "../contract.ts";
import {
  isianKetentuan,
  type Ketentuan,
  KUNCI_KETENTUAN,
  namaKetentuan,
  type Pajak,
  setelanPajak,
} from "../isiPajak.ts";

export function SetelanForm({ dialog }: { dialog: Dialog<Pajak> }) {
  return (
    <FormShell
      dialog={dialog}
      title="Edit Setelan Pajak"
      call={pajak.updatePajak}
      draft={() => "ubah"}
      initial={({ pkpSejak, npwp, nitku, penandatangan, hargaTermasuk, pphFinal, versi }) => ({
        ...{ pkpSejak: pkpSejak ?? "", npwp, nitku, penandatangan, hargaTermasuk, pphFinal, versi },
      })}
      checkedBy="browser"
      fallback="Gagal menyimpan setelan pajak"
      size="lg"
    >
      {(form) => (
        <Fields>
          <RecordField of={setelanPajak} name="pkpSejak" form={form} description="Kosong: bukan PKP" />
          <RecordField of={setelanPajak} name="npwp" form={form} inputMode="numeric" description="16 angka" />
          <RecordField
            of={setelanPajak}
            name="nitku"
            form={form}
            inputMode="numeric"
            description="000000: kantor pusat"
          />
          <RecordField of={setelanPajak} name="penandatangan" form={form} />
          <RecordField
            of={setelanPajak}
            name="hargaTermasuk"
            form={form}
            description="Tanpa ini PPN ditambahkan pada total order baru. Ongkir, peti, admin dan diskon invoice selalu termasuk PPN."
          />
          <RecordField
            of={setelanPajak}
            name="pphFinal"
            form={form}
            description="Pajak dihitung dari omzet sebulan, bukan dari laba: tab PPh Final terlihat"
          />
        </Fields>
      )}
    </FormShell>
  );
}

/** A term that nothing was computed with, with the version of the settings. */
export type KetentuanTerbuka = Ketentuan & { versi: number };

export function KetentuanUbah({ dialog }: { dialog: Dialog<KetentuanTerbuka> }) {
  return (
    <FormShell
      dialog={dialog}
      title={({ kunci }) => `Edit ${namaKetentuan(kunci)}`}
      call={pajak.updateKetentuan}
      initial={({ kunci, sejak, atas, bawah, sumber, versi }) => ({
        ...{ kunci, sejak, sumber, versi },
        ...{ atas: atas as number | string, bawah: bawah as number | string },
      })}
      checkedBy="browser"
      fallback="Gagal menyimpan ketentuan"
    >
      {(form, row) => (
        <Stack gap="md">
          <Facts facts={recordFacts(isianKetentuan, row, "kunci", "sejak")} />
          <Fields>
            <RecordField of={isianKetentuan} name="atas" form={form} />
            <RecordField of={isianKetentuan} name="bawah" form={form} />
            <RecordField of={isianKetentuan} name="sumber" form={form} />
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}

/** A term as it will be from a day on. */
export function KetentuanForm({ dialog }: { dialog: Dialog }) {
  return (
    <FormShell
      dialog={dialog}
      title="Tambah Ketentuan"
      call={pajak.addKetentuan}
      draft={() => "ketentuan"}
      initial={() => ({
        ...{ kunci: KUNCI_KETENTUAN[0], sejak: jakartaToday(new Date()) },
        ...{ atas: "" as number | string, bawah: 100 as number | string, sumber: "" },
      })}
      checkedBy="browser"
      fallback="Gagal menambah ketentuan"
      size="lg"
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Tarif ditulis sebagai pecahan: 12% adalah 12 dan 100. Tanggal, jumlah dan batas memakai penyebut 1. Yang
            sudah ada tidak berubah; order tetap memakai ketentuan hari dibuatnya.
          </Text>
          <Fields>
            {inOrder(isianKetentuan)("kunci", "sejak", "atas", "bawah", "sumber").map((name) => (
              <RecordField key={name} of={isianKetentuan} name={name} form={form} />
            ))}
          </Fields>
        </Stack>
      )}
    </FormShell>
  );
}
