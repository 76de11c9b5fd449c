export function unsuitable(versions?: { node: string }, userAgent?: string): string | undefined;
export function isInstalled(root: string): boolean;
export function install(root: string): Promise<void>;
export function pinnedNode(root: string): string;
