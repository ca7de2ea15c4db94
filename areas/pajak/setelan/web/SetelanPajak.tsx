import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { send } from "#web/api/client.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { KodeBagian } from "../../kode/web/KodeBagian.tsx";
import { pajak } from "../contract.ts";
import { type Pajak, setelanPajak } from "../isiPajak.ts";
import { KetentuanBagian } from "./KetentuanBagian.tsx";

const SetelanForm = onOpening(() => import("./SetelanForms.tsx").then((file) => file.SetelanForm));

/** What the tax office knows the company by, and the terms that hold. */
export function SetelanPajak() {
  return (
    <Answered call={pajak.getPajak} input={{}} height={360}>
      {({ data }) => <Isi row={data} />}
    </Answered>
  );
}

function Isi({ row }: { row: Pajak }) {
  const edit = useFormAddress<Pajak>("ubah", {
    call: pajak.updatePajak,
    key: () => "1",
    load: async () => (await send(pajak.getPajak, {})).data,
  });
  return (
    <Paper withBorder p="lg" maw={960}>
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} size="h4">
            {row.pkpSejak === null ? "Bukan PKP" : "Pengusaha Kena Pajak"}
          </Title>
          <Text c="dimmed" size="sm">
            Order sejak hari PKP ber-PPN;{" "}
            {row.hargaTermasuk ? "harganya sudah termasuk PPN" : "PPN ditambahkan pada harganya"}. Order sebelumnya
            tetap seperti dibuat.
          </Text>
        </div>
        <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit.open(row)}>
          Edit Setelan Pajak
        </Button>
      </Group>
      <Section title="Perusahaan">
        <Facts
          facts={recordFacts(
            setelanPajak,
            row,
            "pkpSejak",
            "npwp",
            "nitku",
            "penandatangan",
            "hargaTermasuk",
            "pphFinal",
          )}
        />
      </Section>
      <KetentuanBagian row={row} />
      <KodeBagian />
      <Section title="Riwayat">
        <HistoryPanel jenis="pajak" id={1} />
      </Section>
      <SetelanForm dialog={edit} />
    </Paper>
  );
}
