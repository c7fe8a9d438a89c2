import { WalkError } from './walk-error.ts';

/** In degrees: `yaw` to the right of the panorama's middle, `pitch` above eye level, `fov` the height of the view. */
export type Camera = { yaw: number; pitch: number; fov: number };

const vertexShader = `
attribute vec2 at;
uniform mat4 matrix;
varying vec2 uv;
void main() {
  float turn = (at.x - .5) * 6.2831853, tilt = (.5 - at.y) * 3.1415927;
  uv = at;
  gl_Position = matrix * vec4(sin(turn) * cos(tilt), sin(tilt), -cos(turn) * cos(tilt), 1.);
}`;
const fragmentShader = `
precision mediump float;
uniform sampler2D picture;
varying highp vec2 uv;
void main() { gl_FragColor = texture2D(picture, uv); }`;

/** Fields of the sphere on which the picture lies: just fine enough that a straight edge looks straight. */
const [columns, rows] = [64, 16];
/** Corners of the strip of triangles that is one row. */
const strip = 2 * (columns + 1);

const noWebgl = 'This browser cannot turn the room: every view is in the pictures below.';

/** Draws an equirectangular panorama on a canvas, as seen from its middle. Throws if the browser has no WebGL. */
export function createPanorama(canvas: HTMLCanvasElement) {
  // Keeps the drawing: without that a printed page would show nothing.
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true, alpha: false, antialias: false, depth: false });
  const program = gl?.createProgram();
  if (!gl || !program) throw new WalkError(noWebgl);
  addShader(gl, program, gl.VERTEX_SHADER, vertexShader);
  addShader(gl, program, gl.FRAGMENT_SHADER, fragmentShader);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new WalkError(noWebgl);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, no hook of React
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, sphereStrips(), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const matrix = gl.getUniformLocation(program, 'matrix');
  return {
    show: (image: HTMLImageElement) => gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image),
    draw(camera: Camera) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniformMatrix4fv(matrix, false, viewMatrix(camera, canvas.width / canvas.height).toFloat32Array());
      for (let row = 0; row < rows; row += 1) gl.drawArrays(gl.TRIANGLE_STRIP, row * strip, strip);
    },
  };
}

function addShader(gl: WebGLRenderingContext, program: WebGLProgram, type: number, source: string): void {
  const shader = gl.createShader(type) as WebGLShader;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  gl.attachShader(program, shader);
}

/** The corners of each row of a grid over the picture, above and below by turns, in parts of its width and height. */
function sphereStrips(): Float32Array {
  const corners = Array.from({ length: rows * strip }, (_, index) => [
    Math.floor((index % strip) / 2) / columns,
    (Math.floor(index / strip) + (index % 2)) / rows,
  ]);
  return new Float32Array(corners.flat());
}

/** Turns by `yaw`, tilts by `pitch` and projects. `ratio` is the view's width by its height. */
function viewMatrix({ yaw, pitch, fov }: Camera, ratio: number): DOMMatrix {
  const focalLength = 1 / Math.tan(radians(fov) / 2);
  // The matrix by columns. The sphere has no near and far: its depth is not used.
  const projection = new DOMMatrix([focalLength / ratio, 0, 0, 0, 0, focalLength, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0]);
  return projection.rotate(-pitch, 0, 0).rotate(0, yaw, 0);
}

/** Where a direction is in the view, from -1 to 1 to the right and upwards; null if it is outside. */
export function positionOf(at: Pick<Camera, 'yaw' | 'pitch'>, camera: Camera, ratio: number): { x: number; y: number } | null {
  const [turn, tilt] = [radians(at.yaw), radians(at.pitch)];
  const point = new DOMPoint(Math.sin(turn) * Math.cos(tilt), Math.sin(tilt), -Math.cos(turn) * Math.cos(tilt));
  const { x, y, w: ahead } = viewMatrix(camera, ratio).transformPoint(point);
  return ahead > 0 && Math.abs(x) < ahead && Math.abs(y) < ahead ? { x: x / ahead, y: y / ahead } : null;
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI;
}
