import { Button, Table, Text } from "@mantine/core";
import type { Answer } from "#kernel/call.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { Money } from "#web/ui/value/Money.tsx";
import { JENIS_PROYEKSI, type MingguProyeksi as Minggu, NAMA_JENIS, type proyeksiKas } from "../contract.ts";

type Choose = (filters: Partial<Record<"awal" | "akhir" | "jenis" | "kapan" | "idRekening", string>>) => void;

/** The thirteen weeks; each figure shows its documents below. */
export function MingguProyeksi({ minggu, choose }: { minggu: readonly Minggu[]; choose: Choose }) {
  return (
    <Table.ScrollContainer minWidth={900}>
      <Table aria-label="Proyeksi per minggu" verticalSpacing={4} horizontalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Minggu</Table.Th>
            {JENIS_PROYEKSI.map((jenis) => (
              <Table.Th key={jenis} ta="right">
                {NAMA_JENIS[jenis]} Rp
              </Table.Th>
            ))}
            <Table.Th ta="right">Saldo akhir Rp</Table.Th>
            <Table.Th ta="right">Terendah Rp</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {minggu.map((satu) => (
            <Table.Tr key={satu.awal}>
              <Table.Td style={{ whiteSpace: "nowrap" }}>{tanggal(satu.awal)}</Table.Td>
              {JENIS_PROYEKSI.map((jenis) => (
                <Table.Td key={jenis} ta="right" data-unit="Rp">
                  <Angka
                    nilai={satu[jenis]}
                    label={`${NAMA_JENIS[jenis]} minggu ${tanggal(satu.awal)}`}
                    buka={() => choose({ awal: satu.awal, akhir: satu.akhir, jenis, kapan: "" })}
                  />
                </Table.Td>
              ))}
              <Table.Td ta="right" data-unit="Rp">
                <Angka
                  nilai={satu.saldo}
                  label={`Semua dokumen minggu ${tanggal(satu.awal)}`}
                  buka={() => choose({ awal: satu.awal, akhir: satu.akhir, jenis: "", kapan: "" })}
                />
              </Table.Td>
              <Table.Td ta="right" data-unit="Rp">
                <Money value={satu.terendah.saldo} />
                <Text size="xs" c="dimmed">
                  {tanggal(satu.terendah.hari)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type AngkaProps = { nilai: number; label: string; buka: () => void };

function Angka({ nilai, label, buka }: AngkaProps) {
  if (nilai === 0) return <Text c="dimmed">-</Text>;
  return (
    <Button variant="subtle" size="compact-sm" aria-label={`${rupiah(nilai)}, ${label}`} onClick={buka}>
      <Money value={nilai} />
    </Button>
  );
}

type Rekening = Answer<typeof proyeksiKas.getProyeksiKas>["data"]["rekening"];

/** Each account with its lowest day. */
export function RekeningProyeksi({ rows, choose }: { rows: Rekening; choose: Choose }) {
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label="Proyeksi per rekening" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Rekening</Table.Th>
            <Table.Th ta="right">Hari ini</Table.Th>
            <Table.Th ta="right">Setelah 13 minggu</Table.Th>
            <Table.Th ta="right">Terendah</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ idRekening, namaRekening, saldo, akhir, terendah }) => (
            <Table.Tr key={idRekening ?? 0}>
              <Table.Td>
                {idRekening === null ? (
                  namaRekening
                ) : (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() =>
                      choose({ idRekening: String(idRekening), awal: "", akhir: "", jenis: "", kapan: "" })
                    }
                  >
                    {namaRekening}
                  </Button>
                )}
              </Table.Td>
              <Table.Td ta="right">
                <Money value={saldo} />
              </Table.Td>
              <Table.Td ta="right">
                <Money value={akhir} />
              </Table.Td>
              <Table.Td ta="right">
                <Money value={terendah.saldo} />
                <Text size="xs" c="dimmed">
                  {tanggal(terendah.hari)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
