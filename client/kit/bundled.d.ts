declare module '*.pictures' {
  const pictures: import('./pictures').Pictures
  export default pictures
}
