import { Button } from "@mantine/core";
import { IconCloudDownload, IconMoodSad } from "@tabler/icons-react";
import { Component, type ReactNode, useEffect, useState } from "react";
import { MissingCode, renewIfUpgraded } from "../ui/page/missingCode.ts";
import { Notice } from "./Notice.tsx";
import { BootSkeleton, PageSkeleton } from "./PageSkeleton.tsx";

type FailurePageProps = { error?: unknown; alone?: boolean };

/** What a screen shows that broke. The rest of the app goes on. */
export function FailurePage({ error, alone }: FailurePageProps) {
  if (error instanceof MissingCode) return <MissingPage alone={alone} />;
  return (
    <Notice
      alone={alone}
      icon={IconMoodSad}
      color="red"
      title="Maaf, halaman ini mengalami gangguan"
      text="Muat ulang halaman untuk melanjutkan. Bila gangguan berulang, beri tahu Admin apa yang anda lakukan sebelumnya."
    >
      <Reload />
    </Notice>
  );
}

/** After an upgrade the screen comes by itself, in its new version; what else is in the way is said. */
function MissingPage({ alone }: { alone?: boolean }) {
  const [renewing, setRenewing] = useState(true);
  useEffect(() => {
    void renewIfUpgraded().then(setRenewing);
  }, []);
  if (renewing) return alone ? <BootSkeleton /> : <PageSkeleton />;
  return (
    <Notice
      alone={alone}
      icon={IconCloudDownload}
      title="Halaman ini belum dapat dimuat"
      text="Aplikasi baru saja diperbarui, atau koneksi terputus. Muat ulang halaman untuk melanjutkan."
    >
      <Reload />
    </Notice>
  );
}

const Reload = () => <Button onClick={() => window.location.reload()}>Muat ulang</Button>;

/** Catches what no screen caught. */
export class LastResort extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <FailurePage alone /> : this.props.children;
  }
}
